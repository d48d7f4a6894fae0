import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What is counted as it happens, and what it is told apart by. Labels have few values: each is a series for ever. */
const COUNTERS = {
  tallrik_cart_events_total: ['Cart events that were taken.', ['type']],
  tallrik_order_changes_total: ['Changes of orders that boards were told of.', []],
  tallrik_orders_total: [
    'Orders that came into a status; a rejected one with its reason.',
    ['status', 'reason'],
  ],
  tallrik_operations_compiled_total: ['GraphQL operations that were compiled.', []],
  tallrik_payment_notices_total: ['Notices of the payment provider.', ['kind', 'outcome']],
  tallrik_reconciliation_findings_total: [
    'Where money and orders disagreed, each time it was seen.',
    ['kind', 'remedy'],
  ],
} satisfies Record<string, [help: string, labels: string[]]>;
export type CounterName = keyof typeof COUNTERS;

export type Labels = Record<string, string>;
export type Series = { labels?: Labels; value: number };

/** A gauge whose series are replaced as a whole. */
export type SeriesGauge = {
  show: (series: readonly Series[]) => void;
  /** Nothing is known: no series is better than an old number. */
  hide: () => void;
};

export type Durations = {
  observe: (labels: Labels, seconds: number) => void;
  /** It exists before it first happens: a rate over it has a beginning. */
  begin: (labels: Labels) => void;
};

/** What Prometheus reads of this process. */
export type Metrics = {
  count: (name: CounterName, labels?: Labels, by?: number) => void;
  /** Read anew at every scrape. */
  gauge: (name: string, help: string, read: () => number) => void;
  series: (name: string, help: string, labelNames?: readonly string[]) => SeriesGauge;
  durations: (name: string, help: string, labelNames: readonly string[]) => Durations;
  render: () => Promise<string>;
};

const BUCKETS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export function makeMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const counters = new Map(
    Object.entries(COUNTERS).map(([name, [help, labelNames]]) => [
      name,
      new Counter({ name, help, labelNames, registers }),
    ]),
  );
  return {
    count: (name, labels = {}, by = 1) => counters.get(name)?.inc(labels, by),
    gauge: (name, help, read) => {
      const gauge: Gauge = new Gauge({
        name,
        help,
        registers,
        collect: () => gauge.set(read()),
      });
    },
    series: (name, help, labelNames = []) => {
      const gauge = new Gauge({ name, help, labelNames, registers });
      const hide = () => {
        gauge.reset();
        // Without labels a reset would leave a 0 that nobody measured.
        if (labelNames.length === 0) gauge.remove();
      };
      hide();
      return {
        hide,
        show: (series) => {
          hide();
          for (const { labels = {}, value } of series) gauge.set(labels, value);
        },
      };
    },
    durations: (name, help, labelNames) => {
      const histogram = new Histogram({ name, help, labelNames, buckets: BUCKETS, registers });
      return {
        observe: (labels, seconds) => histogram.observe(labels, seconds),
        begin: (labels) => histogram.zero(labels),
      };
    },
    render: () => registry.metrics(),
  };
}
