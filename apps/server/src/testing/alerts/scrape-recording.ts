import { seriesIn } from '../scrape.ts';
import type { TestServer } from '../test-server.ts';

/** As deploy/prometheus/alerts.yml asks for. */
export const SCRAPE_SECONDS = 15;

/** A series in promtool's words: its name with labels, and a value for each scrape. */
export type RecordedSeries = { series: string; values: string };

/**
 * Reads /metrics as Prometheus does, over and over: each reading is 15 seconds after the one before, by the server's
 * clock. Nothing is invented: what the server did not say at a scrape has no value there.
 */
export function recordScrapes(server: Pick<TestServer, 'origin' | 'now' | 'setTime'>) {
  const values = new Map<string, string[]>();
  const instance = new URL(server.origin).host;
  let scrapes = 0;

  function take(name: string, labels: Record<string, string>, value: string): void {
    const words = Object.entries({ ...labels, job: 'tallrik', instance }).map(
      ([label, text]) => `${label}="${text}"`,
    );
    const series = `${name}{${words.join(',')}}`;
    const known = values.get(series) ?? [];
    // Prometheus ends a series that is missing from a scrape; without that it would live on for five minutes.
    while (known.length < scrapes) known.push(known.length === 0 ? '_' : 'stale');
    known.push(value);
    values.set(series, known);
  }

  async function scrapeOnce(): Promise<string> {
    const answer = await fetch(`${server.origin}/metrics`);
    if (!answer.ok) throw new Error(`/metrics answered ${answer.status}`);
    const text = await answer.text();
    for (const { name, labels, value } of seriesIn(text)) take(name, labels, String(value));
    take('up', {}, '1');
    scrapes += 1;
    server.setTime(server.now().add({ seconds: SCRAPE_SECONDS }).toString());
    return text;
  }

  return {
    scrape: async (times = 1): Promise<string> => {
      let text = '';
      for (let time = 0; time < times; time += 1) text = await scrapeOnce();
      return text;
    },
    /** When the last scrape was, in seconds since the first. */
    seconds: () => (scrapes - 1) * SCRAPE_SECONDS,
    series: (): RecordedSeries[] =>
      [...values].map(([series, known]) => ({
        series,
        values: [...known, ...(known.length < scrapes ? ['stale'] : [])].join(' '),
      })),
  };
}
