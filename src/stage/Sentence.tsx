import { useEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';

import { Notice } from './Notice';

/** A change has settled when nothing has changed for so long. */
const SETTLED_MS = 600;

interface Props {
  /** The result in words, with its numbers as `LiveNumber`. */
  children: ReactNode;
  /** A line below it that explains the result. */
  note?: ReactNode;
  /** Takes the place of the note while something that was entered cannot be used. */
  problem?: string | undefined;
  /** What screen readers are told. Unset: sentence and note, once they have settled. */
  announcement?: string;
}

/** The demo's output: one large sentence, and the same for screen readers once it has come to rest. */
export function Sentence({ children, note, problem, announcement }: Props) {
  const said = useRef<HTMLDivElement>(null);
  const settled = useSettledText(said, announcement);
  return (
    <div className="sentence">
      <div ref={said}>
        <div className="sentence__words" data-sentence>
          {children}
        </div>
        {problem === undefined && note !== undefined && <p className="sentence__note">{note}</p>}
      </div>
      {problem !== undefined && <Notice tone="problem">{problem}</Notice>}
      <p className="visually-hidden" role="status">
        {settled}
      </p>
    </div>
  );
}

/** The text of the element after its last change. Silent during the opening act, which would be chatter. */
function useSettledText(
  element: RefObject<HTMLElement | null>,
  announcement: string | undefined,
): string {
  const [text, setText] = useState('');
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    let timer = 0;
    const wait = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        if (current.closest('[data-opening="playing"]')) wait();
        else setText(announcement ?? current.innerText.replaceAll(/\s+/g, ' '));
      }, SETTLED_MS);
    };
    const observer = new MutationObserver(wait);
    observer.observe(current, { childList: true, characterData: true, subtree: true });
    wait();
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [element, announcement]);
  return text;
}
