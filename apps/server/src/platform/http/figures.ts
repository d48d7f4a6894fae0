/** Counters and gauges in the text format that Prometheus reads. */
export type Figures = {
  count: (name: string, labels?: Record<string, string>, by?: number) => void;
  gauge: (name: string, read: () => number) => void;
  render: () => string;
};

const labelText = (labels: Record<string, string>): string => {
  const pairs = Object.entries(labels).map(
    ([key, value]) => `${key}="${value.replace(/["\\\n]/g, '')}"`,
  );
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
};

export function makeFigures(): Figures {
  const counters = new Map<string, Map<string, number>>();
  const gauges = new Map<string, () => number>();
  return {
    count: (name, labels = {}, by = 1) => {
      const series = counters.get(name) ?? new Map<string, number>();
      const key = labelText(labels);
      series.set(key, (series.get(key) ?? 0) + by);
      counters.set(name, series);
    },
    gauge: (name, read) => {
      gauges.set(name, read);
    },
    render: () => {
      const lines: string[] = [];
      for (const [name, series] of counters) {
        lines.push(`# TYPE ${name} counter`);
        for (const [labels, value] of series) lines.push(`${name}${labels} ${value}`);
      }
      for (const [name, read] of gauges) lines.push(`# TYPE ${name} gauge`, `${name} ${read()}`);
      return `${lines.join('\n')}\n`;
    },
  };
}
