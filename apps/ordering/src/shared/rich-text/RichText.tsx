import type { ChildNode } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { createElement, Fragment, type ReactNode } from 'react';
import styles from './RichText.module.css';

/** What a text of the company may contain; everything else is dropped, its words kept (D-122). */
const ALLOWED = new Set(
  'a b blockquote br code em figcaption figure h2 h3 h4 hr i img li ol p s strong sub sup table tbody td th thead tr u ul'.split(
    ' ',
  ),
);
/** Dropped with everything in them: their words are not for reading. */
const DROPPED = new Set(
  'script style template iframe object embed form svg math noscript'.split(' '),
);
/** A second main heading would confuse whoever walks the page by headings. */
const RENAMED: Record<string, string> = { h1: 'h2', h5: 'h4', h6: 'h4', div: 'p' };

const SAFE_LINK = /^(?:https?:|mailto:|tel:|\/(?!\/))/i;
const SAFE_IMAGE = /^(?:https:|\/(?!\/))/i;

/**
 * HTML of the content store as React elements. Nothing is ever put into the page as markup: a text that got past the
 * server's own cleaning cannot run a script here either (D-122).
 */
export function RichText({ html, lang }: { html: string; lang?: string | undefined }) {
  return (
    <div className={styles.text} lang={lang}>
      {drawn(parseDocument(html).children)}
    </div>
  );
}

const drawn = (nodes: readonly ChildNode[]): ReactNode => nodes.map((node, at) => draw(node, at));

function draw(node: ChildNode, key: number): ReactNode {
  if (node.type === 'text') return node.data;
  if (!('name' in node) || !('children' in node) || DROPPED.has(node.name)) return null;
  const children = node.children.length > 0 ? drawn(node.children) : undefined;
  // A block inside a paragraph is not allowed in HTML: a renamed div that holds blocks stays without an element.
  const isHolder =
    node.name === 'div' && node.children.some((child) => 'name' in child && isBlock(child.name));
  const name = isHolder ? '' : (RENAMED[node.name] ?? node.name);
  if (!ALLOWED.has(name)) return <Fragment key={key}>{children}</Fragment>;
  const attributes = attributesOf(name, node.attribs);
  return attributes && createElement(name, { key, ...attributes }, children);
}

const isBlock = (name: string): boolean =>
  /^(?:p|div|h[1-6]|ul|ol|table|blockquote|figure|hr)$/.test(name);

function attributesOf(name: string, given: Record<string, string>): object | null {
  if (name === 'a') {
    const { href = '' } = given;
    return SAFE_LINK.test(href) ? { href, rel: 'noopener noreferrer' } : {};
  }
  if (name === 'img') {
    const { src = '', alt = '' } = given;
    return SAFE_IMAGE.test(src) ? { src, alt, loading: 'lazy' } : null;
  }
  return {};
}
