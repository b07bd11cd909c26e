import { Notice } from '@/stage/Notice';
import { Segmented } from '@/stage/Segmented';
import { SliderField } from '@/stage/SliderField';
import { Button } from '@/ui/Button';

import { ASSET_NAMES, ASSETS, WHOLE_PERCENT } from './assets';
import { formatRupees } from './format-rupees';
import { CONFIDENCE_RANGE, GOAL_RANGE, MONTHLY_RANGE, YEARS_RANGE } from './plan';
import type { Problem } from './plan';
import { DEFAULT_ALLOCATIONS, PROFILES } from './profiles';
import { rescaleAllocation } from './rescale-allocation';
import { findProfile, PATH_CHOICES, toPercent } from './settings';
import type { Settings } from './settings';

/** Sliding by less would only make a round number hard to hit. */
const GOAL_STEP = 10_000;
const MONTHLY_STEP = 100;
/** The slider's end; more can be typed. */
const MONTHLY_SLIDER_END = 50_000;

interface Props {
  entered: Settings;
  problems: ReadonlyMap<Problem['field'], string>;
  onChange: (changes: Partial<Settings>) => void;
}

/** The three questions of the project, and the opinions that it leaves visible. */
export function Controls({ entered, problems, onChange }: Props) {
  return (
    <div className="sipwise__controls">
      <SliderField
        label="Goal"
        unit="rupees"
        {...GOAL_RANGE}
        step={GOAL_STEP}
        format={formatRupees}
        value={entered.goal}
        problem={problems.get('goal')}
        onChange={(goal) => onChange({ goal })}
      />
      <SliderField
        label="Time"
        unit="years"
        {...YEARS_RANGE}
        step={1}
        value={entered.years}
        problem={problems.get('years')}
        onChange={(years) => onChange({ years })}
      />
      <SliderField
        label="Pay each month"
        unit="rupees"
        from={MONTHLY_RANGE.from}
        to={MONTHLY_SLIDER_END}
        step={MONTHLY_STEP}
        format={formatRupees}
        value={entered.monthly}
        problem={problems.get('monthly')}
        onChange={(monthly) => onChange({ monthly })}
      />
      <SliderField
        label="Be this sure"
        unit="%"
        from={toPercent(CONFIDENCE_RANGE.from)}
        to={toPercent(CONFIDENCE_RANGE.to)}
        step={1}
        value={Number.isNaN(entered.confidence) ? Number.NaN : toPercent(entered.confidence)}
        problem={problems.get('confidence')}
        onChange={(percent) => onChange({ confidence: percent / WHOLE_PERCENT })}
      />
      <Segmented
        legend="Risk profile"
        choices={PROFILES}
        chosen={findProfile(entered.allocation)}
        onChoose={(profile) => onChange({ allocation: DEFAULT_ALLOCATIONS[profile] })}
      />
      <Mix entered={entered} problems={problems} onChange={onChange} />
      <Segmented
        legend="Futures"
        choices={PATH_CHOICES}
        chosen={PATH_CHOICES.find((choice) => Number(choice) === entered.paths)}
        nameOf={(choice) => formatRupees(Number(choice))}
        onChoose={(paths) => onChange({ paths: Number(paths) })}
      />
    </div>
  );
}

function Mix({ entered: { allocation }, problems, onChange }: Props) {
  const problem = problems.get('allocation');
  return (
    <fieldset className="sipwise__mix">
      <legend>Where each month&rsquo;s money goes</legend>
      {ASSETS.map((asset) => (
        <SliderField
          key={asset}
          label={ASSET_NAMES[asset]}
          unit="%"
          from={0}
          to={WHOLE_PERCENT}
          step={1}
          value={allocation[asset]}
          onChange={(share) => onChange({ allocation: { ...allocation, [asset]: share } })}
        />
      ))}
      {problem !== undefined && (
        <div className="sipwise__sum">
          <Notice tone="problem">{problem}</Notice>
          <Button
            look="secondary"
            onPress={() => onChange({ allocation: rescaleAllocation(allocation) })}
          >
            Scale to 100%
          </Button>
        </div>
      )}
    </fieldset>
  );
}
