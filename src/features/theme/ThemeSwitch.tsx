import './theme-switch.css';

import moon from '@tabler/icons/outline/moon.svg?raw';
import sun from '@tabler/icons/outline/sun.svg?raw';

import { Icon } from '@/ui/Icon';

const CHOICES = [
  { theme: 'dark', label: 'Dark theme', icon: moon },
  { theme: 'light', label: 'Light theme', icon: sun },
] as const;

/** Two buttons of which the stylesheet shows the one that changes something. */
export function ThemeSwitch() {
  return (
    <div className="theme-switch" data-needs-script>
      {CHOICES.map(({ theme, label, icon }) => (
        <button key={theme} type="button" data-set-theme={theme} aria-label={label}>
          <Icon svg={icon} />
        </button>
      ))}
    </div>
  );
}
