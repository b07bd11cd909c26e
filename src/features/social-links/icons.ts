import githubFilled from '@tabler/icons/filled/brand-github.svg?raw';
import linkedinFilled from '@tabler/icons/filled/brand-linkedin.svg?raw';
import spotifyFilled from '@tabler/icons/filled/brand-spotify.svg?raw';
import xFilled from '@tabler/icons/filled/brand-x.svg?raw';
import mailFilled from '@tabler/icons/filled/mail.svg?raw';
import github from '@tabler/icons/outline/brand-github.svg?raw';
import linkedin from '@tabler/icons/outline/brand-linkedin.svg?raw';
import spotify from '@tabler/icons/outline/brand-spotify.svg?raw';
import x from '@tabler/icons/outline/brand-x.svg?raw';
import cv from '@tabler/icons/outline/file-cv.svg?raw';
import mail from '@tabler/icons/outline/mail.svg?raw';
import rss from '@tabler/icons/outline/rss.svg?raw';

import type { SocialIcon } from '@/config/social-icons';

interface Drawings {
  outline: string;
  filled: string;
}

/** Each icon outlined and filled; where the icon set has only one, it is used for both. */
const ICONS: Record<SocialIcon, Drawings> = {
  github: { outline: github, filled: githubFilled },
  linkedin: { outline: linkedin, filled: linkedinFilled },
  x: { outline: x, filled: xFilled },
  spotify: { outline: spotify, filled: spotifyFilled },
  mail: { outline: mail, filled: mailFilled },
  cv: { outline: cv, filled: cv },
  rss: { outline: rss, filled: rss },
};

/** The markup of a link's icon. */
export function drawIcon(icon: SocialIcon, isOutlined: boolean): string {
  return isOutlined ? ICONS[icon].outline : ICONS[icon].filled;
}
