import { classNames } from '@tallrik/ui/class-names';
import styles from './BarChart.module.css';
import { axisSteps } from './axis.ts';

export type Bar = {
  key: string;
  /** Below it; empty where there is no room for all of them. */
  label: string;
  value: number;
  /** Of the days it stands beside; null: none. */
  before: number | null;
  isNow?: boolean;
};

/**
 * Bars from left to right. Only a picture: whoever draws one has the same figures in a table beside it, which is what a
 * screen reader is given.
 */
export function BarChart(props: {
  bars: readonly Bar[];
  /** A number of the axis. */
  axisText: (value: number) => string;
  /** What stands in a bar's tip. */
  tipText: (bar: Bar) => string;
  /** Written into the bar of now. */
  nowText?: string;
}) {
  const { bars } = props;
  const largest = Math.max(0, ...bars.flatMap(({ value, before }) => [value, before ?? 0]));
  const steps = axisSteps(largest);
  const top = steps.at(-1) ?? 1;
  const height = (value: number) => `${(Math.max(0, value) / top) * 100}%`;
  return (
    <div className={styles.chart} aria-hidden="true" data-bars={sizeOf(bars.length)}>
      <div className={styles.axis}>
        <span className={styles.widest}>{widest(steps.map(props.axisText))}</span>
        {steps.map((step) => (
          <span key={step} className={styles.step} style={{ insetBlockEnd: height(step) }}>
            {props.axisText(step)}
          </span>
        ))}
      </div>
      <div className={styles.plot}>
        {steps.map((step) => (
          <span key={step} className={styles.rule} style={{ insetBlockEnd: height(step) }} />
        ))}
        <div className={styles.bars}>
          {bars.map((bar) => (
            <div key={bar.key} className={styles.column} title={props.tipText(bar)}>
              <span
                className={classNames(styles.bar, bar.isNow && styles.now)}
                style={{ blockSize: height(bar.value) }}
              >
                {bar.isNow && bar.value / top > 0.14 ? props.nowText : null}
              </span>
              {bar.before !== null && bar.before > 0 && (
                <span className={styles.before} style={{ insetBlockEnd: height(bar.before) }} />
              )}
            </div>
          ))}
        </div>
      </div>
      <div className={styles.labels}>
        {bars.map((bar) => (
          <span key={bar.key} className={classNames(styles.label, bar.isNow && styles.labelNow)}>
            {bar.label}
          </span>
        ))}
      </div>
    </div>
  );
}

const widest = (texts: readonly string[]): string =>
  texts.toSorted((one, other) => other.length - one.length)[0] ?? '';

const sizeOf = (count: number): 'few' | 'some' | 'many' =>
  count <= 16 ? 'few' : count <= 62 ? 'some' : 'many';

/** What the colours of a chart mean. */
export const Legend = (props: {
  entries: readonly { kind: 'BAR' | 'NOW' | 'BEFORE'; text: string }[];
}) => (
  <ul className={styles.legend}>
    {props.entries.map(({ kind, text }) => (
      <li key={kind}>
        <span
          className={
            kind === 'BAR' ? styles.swatch : kind === 'NOW' ? styles.swatchNow : styles.swatchLine
          }
        />
        <span className={styles.meaning}>{text}</span>
      </li>
    ))}
  </ul>
);
