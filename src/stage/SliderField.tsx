import { NumberField } from './NumberField';
import type { NumberFieldProps } from './NumberField';

interface Props extends NumberFieldProps {
  from: number;
  to: number;
  step: number;
}

/** One number, to be typed or slid; both show the same value. */
export function SliderField({ from, to, step, ...field }: Props) {
  const { label, value, unit, format = String, onChange } = field;
  const reachable = Number.isNaN(value) ? from : Math.min(Math.max(value, from), to);
  return (
    <div className="slider-field">
      <NumberField {...field} />
      <input
        type="range"
        aria-label={`${label}, slider`}
        aria-valuetext={`${format(reachable)} ${unit}`}
        min={from}
        max={to}
        step={step}
        value={reachable}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </div>
  );
}
