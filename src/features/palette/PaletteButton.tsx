import './palette.css';

import search from '@tabler/icons/outline/search.svg?raw';

import { Icon } from '@/ui/Icon';

/** Opens the command palette, whose code loads on first use. */
export function PaletteButton() {
  return (
    <button
      type="button"
      className="palette-button"
      data-open-palette
      data-needs-script
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      aria-label="Go to, search and commands, Ctrl K"
    >
      <Icon svg={search} />
      <kbd className="label" aria-hidden="true">
        Ctrl K
      </kbd>
    </button>
  );
}
