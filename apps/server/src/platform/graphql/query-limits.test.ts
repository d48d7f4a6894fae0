import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { limitDepthAndWidth, MAX_DEPTH, MAX_ROOT_FIELDS } from './query-limits.ts';

const schema = buildSchema('type Query { name: String again: Query }');
const refusalsOf = (text: string) =>
  validate(schema, parse(text), [limitDepthAndWidth]).map(({ message }) => message);

const names = (count: number, prefix = 'a') =>
  Array.from({ length: count }, (_, at) => `${prefix}${at}: name`).join(' ');
const nested = (depth: number, inmost = 'name'): string =>
  depth === 0 ? inmost : `again { ${nested(depth - 1, inmost)} }`;

const WIDE = ['The query asks for too much at once'];
const DEEP = ['The query is nested too deeply'];

describe('[D-139] how much one document may ask', () => {
  it('as many root fields as allowed, and not one more', () => {
    expect(refusalsOf(`{ ${names(MAX_ROOT_FIELDS)} }`)).toEqual([]);
    expect(refusalsOf(`{ ${names(MAX_ROOT_FIELDS + 1)} }`)).toEqual(WIDE);
  });

  it('fields in a fragment are counted as if they stood there', () => {
    expect(refusalsOf(`{ ... on Query { ${names(MAX_ROOT_FIELDS + 1)} } }`)).toEqual(WIDE);
    const half = MAX_ROOT_FIELDS / 2 + 1;
    const two = (spreads: string) =>
      `{ ${spreads} } fragment A on Query { ${names(half)} } fragment B on Query { ${names(half, 'b')} }`;
    expect(refusalsOf(two('...A ...B'))).toEqual(WIDE);
    expect(refusalsOf(two('...A ...A'))).toEqual([]);
    expect(refusalsOf(two('...A ... on Query { ...B }'))).toEqual(WIDE);
  });

  it('a fragment further down may be as wide as its type', () => {
    const wide = names(MAX_ROOT_FIELDS + 1);
    expect(refusalsOf(`{ again { ...A } } fragment A on Query { ${wide} }`)).toEqual([]);
  });

  it('as deep as allowed, and no level more, with fragments or without', () => {
    expect(refusalsOf(`{ ${nested(MAX_DEPTH - 1)} }`)).toEqual([]);
    expect(refusalsOf(`{ ${nested(MAX_DEPTH)} }`)).toEqual(DEEP);
    const split = (depth: number) =>
      `{ ${nested(MAX_DEPTH / 2, '...A')} } fragment A on Query { ${nested(depth)} }`;
    expect(refusalsOf(split(MAX_DEPTH / 2 - 1))).toEqual([]);
    expect(refusalsOf(split(MAX_DEPTH / 2))).toEqual(DEEP);
  });

  it('fragments that spread each other, or nothing, end', () => {
    const circle = '{ ...A } fragment A on Query { again { ...B } } fragment B on Query { ...A }';
    expect(refusalsOf(circle)).toEqual([]);
    expect(refusalsOf('{ ...Nobody }')).toEqual([]);
  });
});
