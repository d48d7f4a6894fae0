import { useCallback } from 'react';
import { useLocation } from 'react-router';
import { useOfficeLink } from '../office/office-address.ts';

/** What is open beside the list, each a link that can be kept. */
export type MenuPlace =
  | { kind: 'LIST' }
  | { kind: 'ITEM'; id: string }
  | { kind: 'NEW_ITEM'; categoryId: string | null }
  | { kind: 'CATEGORY'; id: string }
  | { kind: 'NEW_CATEGORY' }
  | { kind: 'CATEGORIES' }
  | { kind: 'PREVIEW' };

export function menuPlace(pathname: string): MenuPlace {
  const [, , , kind, id, more] = pathname.split('/').map(decoded);
  if (kind === 'items' && id === 'new') return { kind: 'NEW_ITEM', categoryId: more || null };
  if (kind === 'items' && id) return { kind: 'ITEM', id };
  if (kind === 'categories' && id === 'new') return { kind: 'NEW_CATEGORY' };
  if (kind === 'categories' && id) return { kind: 'CATEGORY', id };
  if (kind === 'categories') return { kind: 'CATEGORIES' };
  return kind === 'preview' ? { kind: 'PREVIEW' } : { kind: 'LIST' };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function useMenuAddress(): { place: MenuPlace; linkTo: (path: string) => string } {
  const { pathname } = useLocation();
  const link = useOfficeLink();
  const linkTo = useCallback((path: string) => link(path === '' ? 'menu' : `menu/${path}`), [link]);
  return { place: menuPlace(pathname), linkTo };
}
