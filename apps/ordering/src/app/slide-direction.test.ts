import { describe, expect, it } from 'vitest';
import { slideDirection, type PageChange } from './slide-direction.ts';

const START = '/order/venue-1';
const MENU = '/order/venue-1/menu';
const SOUP = '/order/venue-1/item/soup';
const CART = '/order/venue-1/cart';

const change = (from: string, to: string, how: Partial<PageChange> = {}) =>
  slideDirection({ from, to, action: 'PUSH', delta: 1, ...how });

describe('the way a page moves', () => {
  it('[SHELL-18] [F-45] a stack screen comes in, over a tab and over another stack screen', () => {
    expect(change(START, SOUP)).toBe('forward');
    expect(change(SOUP, CART)).toBe('forward');
    expect(change(SOUP, CART, { action: 'REPLACE', delta: 0 })).toBe('forward');
  });

  it('[SHELL-18] [F-45] it goes out by the browser’s back and by whatever leads below it', () => {
    expect(change(SOUP, START, { action: 'POP', delta: -1 })).toBe('back');
    expect(change(CART, SOUP, { action: 'POP', delta: -1 })).toBe('back');
    expect(change(SOUP, START, { action: 'REPLACE', delta: 0 })).toBe('back');
  });

  it('[SHELL-18] [F-45] the browser’s forward brings it in again', () => {
    expect(change(START, SOUP, { action: 'POP', delta: 1 })).toBe('forward');
  });

  it('[SHELL-18] [F-45] other screens do not move', () => {
    expect(change(START, MENU)).toBeNull();
    expect(change(MENU, START, { action: 'POP', delta: -1 })).toBeNull();
    expect(change('/', '/store-listing')).toBeNull();
    expect(change(SOUP, SOUP)).toBeNull();
  });
});
