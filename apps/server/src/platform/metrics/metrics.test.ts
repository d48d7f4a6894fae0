import { describe, expect, it } from 'vitest';
import { makeMetrics } from './metrics.ts';

const linesOf = (text: string, name: string) =>
  text.split('\n').filter((line) => line.startsWith(name));

describe('[D-281] [F-89] figures as Prometheus reads them', () => {
  it('counters exist from the beginning, and are told apart by their labels', async () => {
    const metrics = makeMetrics();
    metrics.count('tallrik_orders_total', { status: 'REJECTED', reason: 'NO_RESPONSE' }, 0);
    metrics.count('tallrik_cart_events_total', { type: 'ADD_ITEM' });
    metrics.count('tallrik_cart_events_total', { type: 'ADD_ITEM' }, 2);
    metrics.count('tallrik_cart_events_total', { type: 'odd"\n' });
    const text = await metrics.render();
    expect(linesOf(text, 'tallrik_orders_total')).toEqual([
      'tallrik_orders_total{status="REJECTED",reason="NO_RESPONSE"} 0',
    ]);
    expect(linesOf(text, 'tallrik_cart_events_total')).toEqual([
      'tallrik_cart_events_total{type="ADD_ITEM"} 3',
      'tallrik_cart_events_total{type="odd\\"\\n"} 1',
    ]);
    expect(linesOf(text, 'tallrik_operations_compiled_total')).toEqual([
      'tallrik_operations_compiled_total 0',
    ]);
    expect(text).toContain('# TYPE tallrik_cart_events_total counter');
  });

  it('a gauge is read at every scrape', async () => {
    const metrics = makeMetrics();
    let sockets = 7;
    metrics.gauge('sockets', 'Open.', () => sockets);
    expect(linesOf(await metrics.render(), 'sockets')).toEqual(['sockets 7']);
    sockets = 8;
    expect(linesOf(await metrics.render(), 'sockets')).toEqual(['sockets 8']);
  });

  it('what is not known has no series, with labels and without', async () => {
    const metrics = makeMetrics();
    const pending = metrics.series('pending', 'Waiting.', ['venue']);
    const dead = metrics.series('dead', 'Gave up.');
    const shown = async () => {
      const text = await metrics.render();
      return [...linesOf(text, 'pending'), ...linesOf(text, 'dead')];
    };
    expect(await shown()).toEqual([]);
    pending.show([
      { labels: { venue: 'a' }, value: 2 },
      { labels: { venue: 'b' }, value: 1 },
    ]);
    dead.show([{ value: 0 }]);
    expect(await shown()).toEqual(['pending{venue="a"} 2', 'pending{venue="b"} 1', 'dead 0']);
    pending.show([{ labels: { venue: 'b' }, value: 3 }]);
    dead.hide();
    expect(await shown()).toEqual(['pending{venue="b"} 3']);
    pending.hide();
    expect(await shown()).toEqual([]);
  });

  it('durations are sorted into buckets, and begin with none', async () => {
    const metrics = makeMetrics();
    const jobs = metrics.durations('job_seconds', 'Jobs.', ['job']);
    jobs.begin({ job: 'a' });
    jobs.observe({ job: 'b' }, 0.3);
    const text = await metrics.render();
    expect(linesOf(text, 'job_seconds_count')).toEqual([
      'job_seconds_count{job="a"} 0',
      'job_seconds_count{job="b"} 1',
    ]);
    expect(text).toContain('job_seconds_bucket{le="0.25",job="b"} 0');
    expect(text).toContain('job_seconds_bucket{le="0.5",job="b"} 1');
  });
});
