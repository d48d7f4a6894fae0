import { describe, expect, it } from 'vitest';
import { makeFanOut } from './fan-out.ts';

describe('fan-out', () => {
  it('tells everybody on the topic, nobody else, and nobody who has left', () => {
    const fanOut = makeFanOut<string>();
    const heard: string[] = [];
    const leave = fanOut.subscribe('cart:1', (message) => heard.push(`one ${message}`));
    fanOut.subscribe('cart:1', (message) => heard.push(`two ${message}`));
    fanOut.subscribe('cart:2', (message) => heard.push(`other ${message}`));
    fanOut.publish('cart:1', 'a');
    leave();
    fanOut.publish('cart:1', 'b');
    fanOut.publish('nobody', 'c');
    expect(heard).toEqual(['one a', 'two a', 'two b']);
  });
});
