import back from '@tabler/icons/outline/arrow-back-up.svg?raw';
import download from '@tabler/icons/outline/download.svg?raw';
import eraser from '@tabler/icons/outline/eraser.svg?raw';
import repeat from '@tabler/icons/outline/repeat.svg?raw';
import type { RefObject } from 'react';

import { readSleeve } from '@/stage/read-sleeve';
import type { SleeveColours } from '@/stage/read-sleeve';
import { Icon } from '@/ui/Icon';

import type { Studio } from './studio';

interface Props {
  /** Its upper edge. */
  top: number;
  picture: RefObject<HTMLCanvasElement | null>;
  /** Draws the ink over the picture, in CSS pixels. */
  onDraw: (context: CanvasRenderingContext2D, colours: SleeveColours) => void;
  /** Whether nothing has been drawn yet. */
  isEmpty: boolean;
  onAgain: () => void;
  onAct: (deed: (studio: Studio) => void) => void;
}

/** What can be done to a drawing besides drawing. */
export function CanvasTools({ top, picture, onDraw, isEmpty, onAgain, onAct }: Props) {
  const save = () => {
    const { current } = picture;
    if (!current) return;
    const sheet = document.createElement('canvas');
    sheet.width = current.width;
    sheet.height = current.height;
    const context = sheet.getContext('2d');
    context?.drawImage(current, 0, 0);
    context?.scale(current.width / current.clientWidth, current.height / current.clientHeight);
    if (context) onDraw(context, readSleeve(current));
    void savePng(sheet, 'imaginix.png');
  };
  if (isEmpty) {
    return (
      <div className="imaginix__tools" style={{ top }}>
        <button type="button" className="stage-chip" onClick={onAgain}>
          Trace it for me
        </button>
      </div>
    );
  }
  return (
    <div className="imaginix__tools" style={{ top }} role="group" aria-label="Canvas">
      <Tool icon={repeat} name="Same hand again" onPress={onAgain} />
      <Tool icon={back} name="Undo" onPress={() => onAct((studio) => studio.undo())} />
      <Tool icon={eraser} name="Clear" onPress={() => onAct((studio) => studio.clear())} />
      <Tool icon={download} name="Save PNG" onPress={save} />
    </div>
  );
}

function Tool({ icon, name, onPress }: { icon: string; name: string; onPress: () => void }) {
  return (
    <button type="button" className="stage-tool" aria-label={name} title={name} onClick={onPress}>
      <Icon svg={icon} />
    </button>
  );
}

async function savePng(sheet: HTMLCanvasElement, name: string): Promise<void> {
  const blob = await new Promise<Blob | null>((resolve) => sheet.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The picture could not be saved.');
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has its own hold on the data by the next turn.
  setTimeout(() => URL.revokeObjectURL(address), 1_000);
}
