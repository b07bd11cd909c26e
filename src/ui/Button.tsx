import './ui.css';

import type { MouseEvent, ReactNode } from 'react';

/** The five looks of a button, as the specification names them. */
export const BUTTON_STYLES = ['primary', 'secondary', 'solid', 'card', 'boxgen'] as const;

export type ButtonStyle = (typeof BUTTON_STYLES)[number];

interface Props {
  children: ReactNode;
  /** How it looks. Unset: primary. */
  look?: ButtonStyle;
  /** Where it leads; a button without an address is a `<button>`. */
  href?: string;
  /** Opens in a new tab. Unset: in this one. */
  opensNewTab?: boolean;
  isDisabled?: boolean;
  /** Overrides the accessible name. Unset: the text inside. */
  label?: string;
  /** Of a link: what happens before it is followed. */
  onPress?: (event: MouseEvent<HTMLElement>) => void;
}

/** A link or a button in one of five looks. */
export function Button({
  children,
  look = 'primary',
  href,
  opensNewTab = false,
  isDisabled = false,
  label,
  onPress,
}: Props) {
  const common = { className: `button button--${look}`, 'aria-label': label, onClick: onPress };
  if (href === undefined) {
    return (
      <button type="button" {...common} disabled={isDisabled}>
        {children}
      </button>
    );
  }
  return (
    <a href={href} {...common} {...(opensNewTab && { target: '_blank', rel: 'noopener' })}>
      {children}
    </a>
  );
}
