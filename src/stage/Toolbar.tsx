import link from '@tabler/icons/outline/link.svg?raw';
import maximize from '@tabler/icons/outline/maximize.svg?raw';
import minimize from '@tabler/icons/outline/minimize.svg?raw';
import refresh from '@tabler/icons/outline/refresh.svg?raw';
import { useState } from 'react';
import type { RefObject } from 'react';

import { Icon } from '@/ui/Icon';

import { linkToRun } from './run-address';
import { useFullScreen } from './use-full-screen';

interface Props {
  stage: RefObject<HTMLElement | null>;
  onReset: () => void;
}

/** What every demo offers: start over, share this run, fill the screen. */
export function Toolbar({ stage, onReset }: Props) {
  const [said, setSaid] = useState('');
  const fullScreen = useFullScreen(stage);

  const copyLink = async () => {
    const address = linkToRun();
    try {
      await navigator.clipboard.writeText(address);
      setSaid('Link copied. It opens this run with these settings.');
    } catch {
      setSaid(`Copy this address by hand: ${address}`);
    }
  };

  return (
    <div className="toolbar">
      <div className="toolbar__tools" role="group" aria-label="Demo">
        <Tool
          icon={refresh}
          onPress={() => {
            onReset();
            setSaid('Back to the start.');
          }}
        >
          Reset
        </Tool>
        <Tool icon={link} onPress={() => void copyLink()}>
          Copy link to this run
        </Tool>
        {fullScreen.isPossible && (
          <Tool icon={fullScreen.isOn ? minimize : maximize} onPress={fullScreen.toggle}>
            {fullScreen.isOn ? 'Leave full screen' : 'Full screen'}
          </Tool>
        )}
      </div>
      <p className="toolbar__said" role="status">
        {said}
      </p>
    </div>
  );
}

interface ToolProps {
  icon: string;
  onPress: () => void;
  children: string;
}

function Tool({ icon, onPress, children }: ToolProps) {
  return (
    <button type="button" className="toolbar__tool" onClick={onPress}>
      <Icon svg={icon} />
      {children}
    </button>
  );
}
