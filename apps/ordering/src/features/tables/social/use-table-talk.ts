import { browserTimers } from '@tallrik/contract/client/timers';
import { useSyncExternalStore } from 'react';
import type { CartSession } from '../../../shared/cart-socket/cart-session.ts';
import { useCartSession } from '../../../shared/cart-socket/use-cart.ts';
import type { LocalData } from '../../../shared/local-data/local-data.ts';
import { newId } from '../../../shared/new-id.ts';
import { useServices } from '../../../shared/services/services.tsx';
import { openTableTalk, type PageWatch, type TableTalk, type TalkState } from './table-talk.ts';

const page: PageWatch = {
  isVisible: () => document.visibilityState === 'visible',
  onChange: (listener) => {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
};

// One per connection, whatever page is shown: going from dish to dish is not leaving and joining.
const talks = new WeakMap<CartSession, TableTalk>();

function talkOf(session: CartSession, localData: LocalData): TableTalk {
  const known = talks.get(session);
  if (known) return known;
  const talk = openTableTalk({ session, localData, timers: browserTimers, page, newId });
  talks.set(session, talk);
  return talk;
}

/** The guest's own place at the table. Used by what is loaded in the browser only. */
export function useTableTalk(): TalkState & Pick<TableTalk, 'choose'> {
  const { localData } = useServices();
  const talk = talkOf(useCartSession(), localData);
  const state = useSyncExternalStore(talk.subscribe, talk.snapshot, talk.snapshot);
  return { ...state, choose: talk.choose };
}
