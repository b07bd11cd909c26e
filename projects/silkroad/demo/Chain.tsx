import { Button } from '@/ui/Button';

import type { Block, Ledger } from './block';
import { describeEvent, roleName, shorten, standingOf } from './describe';
import type { Inspection } from './use-inspection';

const STANDING_NAMES = { believed: 'Believed', refused: 'Refused', unread: 'Not read' };

interface Props {
  inspection: Inspection;
  /** As it was written, to show what has been changed. */
  honest: Ledger;
  onNewJourney: () => void;
}

/** The ledger as it is found, block after block, with the reader's opinion of each. */
export function Chain({ inspection: { ledger, verdict }, honest, onNewJourney }: Props) {
  const written = new Set(honest.blocks.map((block) => JSON.stringify(block)));
  const isSealBad = verdict.status === 'broken' && verdict.at === 'seal';
  return (
    <div className="silkroad__part">
      <ol className="chain" start={0}>
        {ledger.blocks.map((block, position) => (
          <ChainBlock
            key={block.content.index}
            block={block}
            position={position}
            standing={standingOf(position, verdict)}
            isChanged={!written.has(JSON.stringify(block))}
          />
        ))}
        <li className="chain__block" data-standing={isSealBad ? 'refused' : 'believed'}>
          <span className="chain__number">S</span>
          <p className="chain__event">
            <strong>Regulator</strong> sealed {ledger.seal.content.length} blocks
          </p>
          <p className="chain__hashes">ends in {shorten(ledger.seal.content.headHash)}</p>
          {isSealBad && <p className="chain__standing">Refused</p>}
        </li>
      </ol>
      <Button look="secondary" onPress={onNewJourney}>
        Another journey
      </Button>
    </div>
  );
}

interface BlockProps {
  block: Block;
  position: number;
  standing: keyof typeof STANDING_NAMES;
  isChanged: boolean;
}

function ChainBlock({ block, position, standing, isChanged }: BlockProps) {
  const { content, hash } = block;
  return (
    <li className="chain__block" data-block={position} data-standing={standing}>
      <span className="chain__number">{String(content.index)}</span>
      <p className="chain__event">
        <strong>{roleName(content.role)}</strong> {describeEvent(block)}
        <span className="chain__place">
          {content.event.place}, day {String(content.step)}
        </span>
      </p>
      <p className="chain__hashes">
        {shorten(hash)} after {shorten(content.previousHash)}
      </p>
      <p className="chain__standing">
        {isChanged && <span className="chain__changed">Changed</span>}
        {STANDING_NAMES[standing]}
      </p>
    </li>
  );
}
