import { reachOf } from '@tallrik/domain/accounts/staff-rights';
import type { OfficePageProps } from './office-places.ts';

/** Where the board of one restaurant is; null for who may not work there. */
export const boardLink = (
  { administrator }: Pick<OfficePageProps, 'administrator'>,
  venueId: string,
): string | null =>
  reachOf(administrator.role, 'KITCHEN', 'WRITE') === 'NONE' ? null : `/${venueId}`;

/** The board of the restaurant that is looked at; null where it could be that of several: a guess opens an empty one. */
export function useBoardLink(
  props: Pick<OfficePageProps, 'administrator' | 'company' | 'venueId'>,
): string | null {
  const { company } = props;
  const only = company.venues.length === 1 ? company.venues[0]?.id : undefined;
  const venueId = props.venueId ?? only;
  return venueId === undefined ? null : boardLink(props, venueId);
}
