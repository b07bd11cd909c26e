import type { Quote } from '@/collections/quotes';

/**
 * Shows a quote while the mouse is over the card, while its button has keyboard focus, or after a tap. One is chosen per page
 * load; its text is added when it is first shown, so that screen readers do not announce it before.
 */
export function offerQuote(): void {
  const card = document.querySelector<HTMLElement>('[data-widget="about-card"]');
  const quote = card?.querySelector<HTMLElement>('[data-widget="quote"]');
  const button = quote?.querySelector('button');
  const box = quote?.querySelector('blockquote');
  // The owner may have written no quotes.
  if (!card || !quote || !button || !box) return;
  const { text, source = '' } = randomQuote(JSON.parse(quote.dataset['quotes'] ?? '[]') as Quote[]);

  const isShown = () => quote.dataset['state'] === 'shown';
  const set = (shows: boolean) => {
    if (shows)
      for (const line of box.children) line.textContent = line.matches('p') ? text : source;
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

function randomQuote(quotes: Quote[]): Quote {
  return quotes[Math.floor(Math.random() * quotes.length)] ?? { text: '', source: undefined };
}
