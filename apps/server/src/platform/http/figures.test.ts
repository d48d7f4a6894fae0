import { describe, expect, it } from 'vitest';
import { makeFigures } from './figures.ts';

describe('figures', () => {
  it('renders counters by label and gauges as Prometheus reads them', () => {
    const figures = makeFigures();
    figures.count('events_total', { type: 'ADD_ITEM' });
    figures.count('events_total', { type: 'ADD_ITEM' }, 2);
    figures.count('events_total', { type: 'odd"\n' });
    figures.gauge('sockets', () => 7);
    expect(figures.render()).toBe(
      '# TYPE events_total counter\nevents_total{type="ADD_ITEM"} 3\nevents_total{type="odd"} 1\n# TYPE sockets gauge\nsockets 7\n',
    );
  });
});
