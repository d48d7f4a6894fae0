import 'temporal-polyfill/global';
import { afterEach, beforeEach, vi, type MockInstance } from 'vitest';

const errors: string[] = [];
let spy: MockInstance;

beforeEach(() => {
  errors.length = 0;
  spy = vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    errors.push(parts.map(String).join(' '));
  });
});

// React tells about missing keys, failed hydration and forgotten acts through console.error only;
// a test that lets it pass would be green over a broken screen.
afterEach(() => {
  const seen = errors.splice(0);
  spy.mockRestore();
  if (seen.length > 0) throw new Error(`console.error was called:\n${seen.join('\n')}`);
});
