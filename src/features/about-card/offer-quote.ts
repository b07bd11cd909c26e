import { requireElement } from '@/lib/require-element';

/**
 * Shows a law while the mouse is over the card, while its button has keyboard focus, or after a tap. One law is chosen per page
 * load; its text is added when it is first shown, so that screen readers do not announce it before.
 */
export function offerQuote(): void {
  const card = requireElement(document, '[data-widget="about-card"]', HTMLElement);
  const quote = requireElement(card, '[data-widget="quote"]', HTMLElement);
  const button = requireElement(quote, 'button', HTMLButtonElement);
  const box = requireElement(quote, 'blockquote', HTMLElement);
  const law = pickLaw(JSON.parse(quote.dataset['laws'] ?? '[]') as string[]);

  const isShown = () => quote.dataset['state'] === 'shown';
  const set = (shows: boolean) => {
    if (shows) {
      requireElement(box, 'p', HTMLElement).textContent = law.text;
      requireElement(box, 'footer', HTMLElement).textContent = law.source;
    }
    quote.dataset['state'] = shows ? 'shown' : 'hidden';
    button.ariaExpanded = String(shows);
    box.ariaHidden = String(!shows);
  };

  // Touch also fires enter and leave; there the button is used instead.
  card.addEventListener('pointerenter', (event) => event.pointerType === 'mouse' && set(true));
  card.addEventListener('pointerleave', (event) => event.pointerType === 'mouse' && set(false));
  button.addEventListener('focus', () => button.matches(':focus-visible') && set(true));
  button.addEventListener('blur', () => set(false));
  button.addEventListener('click', () => set(!isShown()));
  addEventListener('keydown', (event) => event.key === 'Escape' && set(false));
}

function pickLaw(laws: string[]) {
  const index = Math.floor(Math.random() * laws.length);
  return { text: laws[index] ?? '', source: `Law ${index + 1}, The 48 Laws of Power` };
}
