import link from '@tabler/icons/outline/link.svg?raw';
import maximize from '@tabler/icons/outline/maximize.svg?raw';
import minimize from '@tabler/icons/outline/minimize.svg?raw';
import refresh from '@tabler/icons/outline/refresh.svg?raw';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';

import { Icon } from '@/ui/Icon';

import { Drawer } from './Drawer';

interface Props {
  /** Runs worth seeing. */
  dares: readonly { readonly name: string; readonly query: string; readonly open: () => void }[];
  /** The content of the drawer. Unset: there is none. */
  more?: ReactNode;
  moreName?: string | undefined;
  /** The settings of the present run: what was said about another run is no longer shown. */
  run: object;
  /** The address of the present run. Unset: every run is the same, and there is none to share. */
  link?: (() => string) | undefined;
  stage: HTMLElement;
  /** Whether the demo was started over, which drew this row anew: Reset keeps the focus it had. */
  isRestart: boolean;
  onReset: () => void;
}

/** The last row of every stage: the dares, the drawer, and what every demo offers. */
export function Foot({
  dares,
  more,
  moreName = 'More',
  run,
  link: addressOfRun,
  stage,
  isRestart,
  onReset,
}: Props) {
  const [lastSaid, setLastSaid] = useState({ text: '', run });
  const said = lastSaid.run === run ? lastSaid.text : '';
  const say = (text: string) => setLastSaid({ text, run });
  const saidLine = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // On a phone the tools may stand at the very edge of the screen.
    if (said !== '') saidLine.current?.scrollIntoView({ block: 'nearest' });
  }, [said]);
  const isFull = useSyncExternalStore(
    listenForFullScreen,
    () => document.fullscreenElement !== null || 'full' in stage.dataset,
  );

  const copyLink = async (address: string) => {
    try {
      await navigator.clipboard.writeText(address);
      say('Link copied. It opens this run with these settings.');
    } catch {
      say(`Copy this address by hand: ${address}`);
    }
  };
  const toggleFullScreen = async () => {
    // An iPhone keeps full screen for video; there the stage fills the window instead.
    if (!document.fullscreenEnabled) {
      stage.toggleAttribute('data-full');
      document.dispatchEvent(new Event('fullscreenchange'));
      return;
    }
    try {
      await (isFull ? document.exitFullscreen() : stage.requestFullscreen());
    } catch {
      say('The browser refused full screen.');
    }
  };

  return (
    <div className="foot">
      {dares.length > 0 && (
        <ul className="dares" aria-label="Dares">
          {dares.map(({ name, query, open }) => (
            <li key={query}>
              {/* Links, so that a run can be opened in another tab or copied. */}
              <a
                className="stage-chip"
                data-dare={query}
                href={`${query}#demo`}
                onClick={(event) => {
                  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                  event.preventDefault();
                  open();
                }}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
      <div className="foot__end">
        {more !== undefined && (
          <Drawer name={moreName} stage={stage}>
            {more}
          </Drawer>
        )}
        <div className="stage-tools" role="group" aria-label="Demo">
          <Tool icon={refresh} name="Reset" takesFocus={isRestart} onPress={onReset} />
          {addressOfRun && (
            <Tool
              icon={link}
              name="Copy link to this run"
              onPress={() => void copyLink(addressOfRun())}
            />
          )}
          <Tool
            icon={isFull ? minimize : maximize}
            name={isFull ? 'Leave full screen' : 'Full screen'}
            onPress={() => void toggleFullScreen()}
          />
        </div>
        <p ref={saidLine} className="foot__said" role="status">
          {said}
        </p>
      </div>
    </div>
  );
}

interface ToolProps {
  icon: string;
  name: string;
  takesFocus?: boolean;
  onPress: () => void;
}

function Tool({ icon, name, takesFocus = false, onPress }: ToolProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <button
      ref={button}
      type="button"
      className="stage-tool"
      aria-label={name}
      title={name}
      onClick={onPress}
    >
      <Icon svg={icon} />
    </button>
  );
}

function listenForFullScreen(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}
