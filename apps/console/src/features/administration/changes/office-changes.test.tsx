import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { UnreachableError } from '@tallrik/contract/client/api-error';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { giveDialogsTheirMethods } from '../../../shared/testing/native-dialog.ts';
import { useServices } from '../../../shared/services.tsx';
import { SaveItemDocument } from '../generated/graphql.ts';
import { renderOffice } from '../testing/render-office.tsx';
import { OfficeChanges } from './OfficeChanges.tsx';
import { SaveState } from './SaveState.tsx';
import { UNDO_MS } from './undo-steps.ts';
import { useOfficeSave } from './use-office-save.ts';

beforeEach(giveDialogsTheirMethods);
afterEach(cleanup);

type Dish = { id: string; version: number; price: number; title: string };
const soup: Dish = { id: 'soup', version: 3, price: 7_900, title: 'Soup' };

/** A page with one dish, whose price and name are saved by buttons. */
function Page(props: {
  dish?: Dish;
  change?: Partial<Dish>;
  base?: Partial<Dish>;
  isPut?: boolean;
}) {
  const { api } = useServices();
  const { dish = soup, change = { price: 8_500 }, base } = props;
  const save = useOfficeSave<Dish, Pick<Dish, 'price' | 'title'>>({
    send: async ({ id, version, fields }) => {
      const sent = { id, version, item: fields as object };
      const { item, ...rest } = (await api.call(SaveItemDocument, sent)).saveItem;
      return { ...rest, thing: item as unknown as Dish };
    },
    valuesOf: ({ price, title }) => ({ price, title }),
    refreshes: [['dishes']],
    done: () => 'Price saved',
    isPut: props.isPut ?? false,
  });
  return (
    <>
      <SaveState />
      <button type="button" onClick={() => void save.wait(dish, change, base)}>
        Save
      </button>
      <input aria-label="Typing" />
      <p>{save.code}</p>
    </>
  );
}

const saved = (auditId: string, more: Partial<Dish> = {}) => ({
  saveItem: { error: null, field: null, auditId, item: { ...soup, version: 4, ...more } },
});
const conflict = (theirs: Partial<Dish>) => ({
  saveItem: {
    error: 'VERSION_CONFLICT',
    field: null,
    auditId: null,
    item: { ...soup, version: 7, ...theirs },
  },
});
const log = () => ({
  auditLog: {
    entries: [
      {
        id: '1',
        at: '2026-03-04T12:00:00Z',
        staffId: 'kim',
        staffName: 'Kim',
        action: 'saveItem',
        subjectId: 'soup',
        details: {},
      },
    ],
    nextCursor: null,
  },
});
const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const status = () => screen.getByRole('status').textContent;
const undoButton = () => screen.queryByRole('button', { name: /^Undo/ });
const key = (target: Element, more: object = { ctrlKey: true }) =>
  act(async () => void fireEvent.keyDown(target, { key: 'z', ...more }));

describe('after a change', () => {
  it('[O-04] [OFFICE-15] the head says what was done, and takes it back', async () => {
    const { sent } = renderOffice(<Page />, {
      SaveItem: () => saved('41'),
      UndoChange: () => ({ undoChange: { success: true, error: null } }),
    });
    expect(undoButton()).toBeNull();
    await press('Save');
    expect(status()).toBe('Price saved');
    await press('Undo: Price saved');
    expect(sent('UndoChange')).toEqual([{ auditId: '41' }]);
    expect(status()).toBe('Undone: Price saved');
    expect(undoButton()).toBeNull();
  });

  it('[OFFICE-15] Ctrl+Z or Cmd+Z does the same, step by step, and leaves letters to a field', async () => {
    let audit = 10;
    const { sent } = renderOffice(<Page />, {
      SaveItem: () => saved(String((audit += 1))),
      UndoChange: () => ({ undoChange: { success: true, error: null } }),
    });
    await press('Save');
    await press('Save');
    await key(screen.getByLabelText('Typing'));
    await key(document.body, { ctrlKey: true, shiftKey: true });
    expect(sent('UndoChange')).toEqual([]);
    await key(document.body);
    await key(document.body, { metaKey: true });
    await key(document.body);
    expect(sent('UndoChange')).toEqual([{ auditId: '12' }, { auditId: '11' }]);
  });

  it('[OFFICE-15] what somebody changed since is not taken back, and the head says why', async () => {
    renderOffice(<Page />, {
      SaveItem: () => saved('41'),
      UndoChange: () => ({ undoChange: { success: false, error: 'VERSION_CONFLICT' } }),
    });
    await press('Save');
    await press('Undo: Price saved');
    expect(status()).toMatch(/^Not undone. Somebody else has changed this/);
    expect(undoButton()).toBeNull();
  });

  it('[OFFICE-15] the button goes with its ten minutes', async () => {
    const { clock } = renderOffice(<Page />, { SaveItem: () => saved('41') });
    await press('Save');
    await act(() => clock.pass(UNDO_MS));
    expect(undoButton()).toBeNull();
  });

  it('[OFFICE-09] what did not get through is said, and sent again by a button', async () => {
    let isThere = false;
    const { sent } = renderOffice(<Page />, {
      SaveItem: () => {
        if (!isThere) throw new UnreachableError('offline');
        return saved('41');
      },
    });
    await press('Save');
    expect(status()).toMatch(/^Not saved\./);
    isThere = true;
    await press('Try again');
    expect(sent('SaveItem')).toHaveLength(2);
    expect(status()).toBe('Price saved');
  });
});

/** The same office, whose page is left by a button. */
function TwoPages() {
  const [page, setPage] = useState('menu');
  return (
    <OfficeChanges page={page}>
      {page === 'menu' ? <Page isPut /> : <SaveState />}
      <button type="button" onClick={() => setPage('orders')}>
        Leave
      </button>
    </OfficeChanges>
  );
}

describe('[OFFICE-09] a price that did not get through', () => {
  it('is sent by itself when there is a line again, and the page one went to says so until then', async () => {
    let isThere = false;
    const { sent, clock } = renderOffice(<TwoPages />, {
      SaveItem: () => {
        if (!isThere) throw new UnreachableError('offline');
        return saved('41');
      },
    });
    await press('Save');
    expect(status()).toMatch(/^Not saved\./);
    await press('Leave');
    expect(status()).toMatch(/^1 change is not saved yet\./);
    await act(() => clock.pass(5_000));
    expect(sent('SaveItem')).toHaveLength(2);
    expect(status()).toMatch(/^1 change is not saved yet\./);
    isThere = true;
    await act(() => clock.pass(5_000));
    expect(sent('SaveItem')).toHaveLength(2);
    await act(() => clock.pass(5_000));
    expect(sent('SaveItem')).toHaveLength(3);
    expect(status()).toBe('Price saved');
    await act(() => clock.pass(60_000));
    expect(sent('SaveItem')).toHaveLength(3);
  });

  it('is sent at once when the browser says so, and by the button, once', async () => {
    let isThere = false;
    const { sent } = renderOffice(<TwoPages />, {
      SaveItem: () => {
        if (!isThere) throw new UnreachableError('offline');
        return saved('41');
      },
    });
    await press('Save');
    isThere = true;
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(sent('SaveItem')).toHaveLength(2);
    expect(status()).toBe('Price saved');
  });

  it('is asked about before the page is closed', async () => {
    renderOffice(<TwoPages />, {
      SaveItem: () => {
        throw new UnreachableError('offline');
      },
    });
    const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(isAsked()).toBe(false);
    await press('Save');
    expect(isAsked()).toBe(true);
  });
});

describe('[OFFICE-14] when somebody else was first', () => {
  const dialog = () => within(screen.getByRole('dialog'));

  it('and left the field alone, it is sent again by itself on the new version', async () => {
    const { sent } = renderOffice(<Page />, {
      SaveItem: ({ version }) => (version === 3 ? conflict({ title: 'Broth' }) : saved('42')),
    });
    await press('Save');
    expect(sent('SaveItem').map((one) => (one as { version: number }).version)).toEqual([3, 7]);
    expect(status()).toBe('Price saved');
  });

  it('and changed the same field, both values stand there with who and when, and mine is kept', async () => {
    const { sent } = renderOffice(<Page />, {
      SaveItem: ({ version }) => (version === 3 ? conflict({ price: 9_900 }) : saved('42')),
      AuditLog: log,
    });
    await press('Save');
    expect(dialog().getByText('£85')).toBeInstanceOf(HTMLElement);
    expect(dialog().getByText('£99')).toBeInstanceOf(HTMLElement);
    expect(dialog().getByText(/Last changed by Kim/)).toBeInstanceOf(HTMLElement);
    expect(sent('SaveItem')).toHaveLength(1);
    await press('Keep mine: Price');
    expect(sent('SaveItem').at(-1)).toEqual({ id: 'soup', version: 7, item: { price: 8_500 } });
    expect(status()).toBe('Price saved');
  });

  it('or theirs, and then nothing is sent', async () => {
    const { sent } = renderOffice(<Page />, {
      SaveItem: () => conflict({ price: 9_900 }),
      AuditLog: log,
    });
    await press('Save');
    await press('Take theirs: Price');
    expect(sent('SaveItem')).toHaveLength(1);
    expect(status()).toBe('The other change stays');
  });

  it('is decided field by field', async () => {
    const { sent } = renderOffice(<Page change={{ price: 8_500, title: 'Stew' }} />, {
      SaveItem: ({ version }) =>
        version === 3 ? conflict({ price: 9_900, title: 'Broth' }) : saved('42'),
      AuditLog: log,
    });
    await press('Save');
    await press('Take theirs: Price');
    expect(sent('SaveItem')).toHaveLength(1);
    await press('Keep mine: Name');
    expect(sent('SaveItem').at(-1)).toEqual({ id: 'soup', version: 7, item: { title: 'Stew' } });
  });

  it('nothing is chosen silently: who closes the question has saved nothing', async () => {
    const { sent } = renderOffice(<Page />, {
      SaveItem: () => conflict({ price: 9_900 }),
      AuditLog: log,
    });
    await press('Save');
    await act(async () => void fireEvent.click(dialog().getByRole('button', { name: 'Close' })));
    expect(sent('SaveItem')).toHaveLength(1);
    expect(status()).toMatch(/^Not saved\./);
    expect(screen.getByText('VERSION_CONFLICT')).toBeInstanceOf(HTMLElement);
  });

  it('is asked before anything is sent, where the page was read again under the typing', async () => {
    const { sent } = renderOffice(
      <Page dish={{ ...soup, version: 9, price: 9_900 }} base={{ price: 7_900 }} />,
      { SaveItem: () => saved('42'), AuditLog: log },
    );
    await press('Save');
    expect(sent('SaveItem')).toEqual([]);
    await press('Keep mine: Price');
    expect(sent('SaveItem')).toEqual([{ id: 'soup', version: 9, item: { price: 8_500 } }]);
  });

  it('the own change before this one is nobody else’s', async () => {
    const prices = [8_500, 8_600];
    const { sent } = renderOffice(<Page />, {
      SaveItem: ({ version }) => saved(String(version), { price: prices.shift() ?? 0 }),
    });
    await press('Save');
    await press('Save');
    expect(sent('SaveItem').map((one) => (one as { version: number }).version)).toEqual([3, 4]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
