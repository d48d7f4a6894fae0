import type { TestServer } from './test-server.ts';

export type Scrape = {
  text: string;
  /** Names as Prometheus knows them, with those of histograms. */
  names: ReadonlySet<string>;
  /** The value of the series with exactly these labels, in whatever order; undefined without one. */
  value: (name: string, labels?: Record<string, string>) => number | undefined;
  /** All series of the name, by their labels. */
  all: (name: string) => { labels: Record<string, string>; value: number }[];
};

const LINE = /^(\w+)(?:\{(.*)\})? (\S+)$/;

/** What Prometheus would read of the server now. */
export async function scrape(server: Pick<TestServer, 'app'>): Promise<Scrape> {
  const answer = await server.app.http.inject('/metrics');
  if (answer.statusCode !== 200) throw new Error(`/metrics answered ${answer.statusCode}`);
  const series = seriesIn(answer.body);
  const all = (name: string) => series.filter((one) => one.name === name);
  const key = (labels: Record<string, string>) => JSON.stringify(Object.entries(labels).toSorted());
  return {
    text: answer.body,
    names: new Set(series.map(({ name }) => name)),
    value: (name, labels = {}) => all(name).find((one) => key(one.labels) === key(labels))?.value,
    all,
  };
}

export type Sample = { name: string; labels: Record<string, string>; value: number };

/** Every line of an answer that holds a number. */
export const seriesIn = (text: string): Sample[] =>
  text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, name = '', labels = '', value] = LINE.exec(line) ?? [];
      const pairs = [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, text]) => [key, text]);
      return {
        name,
        labels: Object.fromEntries(pairs) as Record<string, string>,
        value: Number(value),
      };
    });
