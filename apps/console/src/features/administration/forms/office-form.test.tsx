import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { giveDialogsTheirMethods } from '../../../shared/testing/native-dialog.ts';
import { renderOffice } from '../testing/render-office.tsx';
import { DraftOffer } from './DraftOffer.tsx';
import { useLeave } from './leave.ts';
import { useOfficeForm } from './use-office-form.ts';

beforeEach(giveDialogsTheirMethods);
afterEach(cleanup);

type Place = { name: string; secret: string };
type Save = (changed: Partial<Place>, base: Partial<Place>) => Promise<boolean>;

function Form(props: { save: Save; onClosed: () => void }) {
  const [saved, setSaved] = useState<Place>({ name: 'Soho', secret: '' });
  const form = useOfficeForm<Place>({
    key: 'VENUE:soho',
    saved,
    save: async (changed, base) => {
      const isSaved = await props.save(changed, base);
      if (isSaved) setSaved({ ...saved, ...changed });
      return isSaved;
    },
    secrets: ['secret'],
  });
  const leave = useLeave();
  return (
    <>
      <DraftOffer form={form} />
      <input
        aria-label="Name"
        value={form.fields.name}
        onChange={({ target }) => form.set({ name: target.value })}
      />
      <input
        aria-label="Secret"
        value={form.fields.secret}
        onChange={({ target }) => form.set({ secret: target.value })}
      />
      <button type="button" onClick={() => leave(props.onClosed)}>
        Close the sheet
      </button>
    </>
  );
}

function Page(props: { save: Save; onClosed?: () => void }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <p data-testid="address">{pathname + search}</p>
      <Link to="/office/team">Team</Link>
      <Link to="?tab=hours">Hours</Link>
      <Link to="?venue=camden">Camden</Link>
      <button type="button" onClick={() => void navigate('/office/places')}>
        Places
      </button>
      {pathname === '/office/menu' && (
        <Form save={props.save} onClosed={props.onClosed ?? (() => {})} />
      )}
    </>
  );
}

const address = () => screen.getByTestId('address').textContent;
const type = (label: string, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const follow = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('link', { name })));
const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const question = () =>
  screen.queryAllByRole('dialog').find((dialog) => dialog.hasAttribute('open')) ?? null;
const answer = (name: string) =>
  act(async () => void fireEvent.click(within(question()!).getByRole('button', { name })));
const open = (save: Save = async () => true, onClosed?: () => void) =>
  renderOffice(<Page save={save} {...(onClosed ? { onClosed } : {})} />);

describe('[OFFICE-11] leaving a form', () => {
  it('without changes asks nothing, nor do tabs inside of it', async () => {
    open();
    await follow('Hours');
    expect(question()).toBeNull();
    await type('Name', 'Soho 2');
    await follow('Hours');
    expect(address()).toBe('/office/menu?tab=hours');
    expect(question()).toBeNull();
    await type('Name', 'Soho');
    await follow('Team');
    expect(address()).toBe('/office/team');
  });

  it.each([
    ['a link', () => follow('Team')],
    ['a button', () => press('Places')],
    ['another venue', () => follow('Camden')],
  ])('with changes by %s asks, and stays when told to', async (_name, go) => {
    open();
    await type('Name', 'Soho 2');
    await go();
    expect(question()?.textContent).toContain('Save your changes?');
    await answer('Stay here');
    expect(address()).toBe('/office/menu');
    expect(valueOf('Name')).toBe('Soho 2');
  });

  it('saves and goes', async () => {
    const save = vi.fn<Save>(async () => true);
    open(save);
    await type('Name', 'Soho 2');
    await follow('Team');
    await answer('Save');
    expect(save).toHaveBeenCalledExactlyOnceWith({ name: 'Soho 2' }, { name: 'Soho' });
    expect(address()).toBe('/office/team');
  });

  it('stays where saving was refused, with what was typed', async () => {
    open(async () => false);
    await type('Name', 'Soho 2');
    await follow('Team');
    await answer('Save');
    expect(address()).toBe('/office/menu');
    expect(question()).toBeNull();
    expect(valueOf('Name')).toBe('Soho 2');
  });

  it('discards and goes, and nothing is offered back', async () => {
    const { memory } = open();
    await type('Name', 'Soho 2');
    await follow('Team');
    await answer('Discard');
    expect(address()).toBe('/office/team');
    expect(memory.get('officeDrafts')).toBeNull();
  });

  it('asks where a sheet is closed as well', async () => {
    const closed = vi.fn<() => void>();
    open(undefined, closed);
    await type('Name', 'Soho 2');
    await press('Close the sheet');
    expect(closed).not.toHaveBeenCalled();
    await answer('Discard');
    expect(closed).toHaveBeenCalledOnce();
  });

  it('closing the tab asks the browser’s way, and only then', async () => {
    open();
    const close = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(close()).toBe(false);
    await type('Name', 'Soho 2');
    expect(close()).toBe(true);
  });

  it('Ctrl+S saves, in a field as well', async () => {
    const save = vi.fn<Save>(async () => true);
    open(save);
    await type('Name', 'Soho 2');
    const field = screen.getByLabelText('Name');
    await act(async () => void fireEvent.keyDown(field, { key: 's', metaKey: true }));
    expect(save).toHaveBeenCalledOnce();
    expect(valueOf('Name')).toBe('Soho 2');
  });
});

describe('[OFFICE-12] what was typed and not saved', () => {
  it('is offered back after a reload, without secrets, and forgotten once it is saved', async () => {
    const first = open();
    await type('Name', 'Soho 2');
    await type('Secret', 'abc');
    const kept = first.memory.get('officeDrafts');
    expect(kept).not.toContain('abc');
    cleanup();
    const save = vi.fn<Save>(async () => true);
    const { memory } = renderOffice(<Page save={save} />, {}, undefined, ({ memory: device }) =>
      device.set('officeDrafts', kept),
    );
    expect(valueOf('Name')).toBe('Soho');
    await press('Restore it');
    expect([valueOf('Name'), valueOf('Secret')]).toEqual(['Soho 2', '']);
    await follow('Team');
    await answer('Save');
    expect(save).toHaveBeenCalledExactlyOnceWith({ name: 'Soho 2' }, { name: 'Soho' });
    expect(memory.get('officeDrafts')).toBeNull();
  });

  it('can be discarded instead', async () => {
    const kept = JSON.stringify({
      'ada VENUE:soho': {
        at: Date.UTC(2026, 2, 2, 11),
        edits: { name: { value: 'X', base: 'Y' } },
      },
    });
    const { memory } = renderOffice(<Page save={async () => true} />, {}, undefined, (services) =>
      services.memory.set('officeDrafts', kept),
    );
    await press('Discard');
    expect(memory.get('officeDrafts')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Restore it' })).toBeNull();
  });

  it('[OFFICE-11] what is being saved is left without a question, and asked about again once it was refused', async () => {
    const answers: ((isSaved: boolean) => void)[] = [];
    renderOffice(<Page save={() => new Promise((resolve) => answers.push(resolve))} />);
    await type('Name', 'Camden');
    await act(async () => void fireEvent.keyDown(document, { key: 's', ctrlKey: true }));
    await act(async () => answers[0]?.(false));
    await follow('Team');
    expect(screen.getByRole('dialog')).toBeInstanceOf(HTMLElement);
    await press('Stay here');
    await act(async () => void fireEvent.keyDown(document, { key: 's', ctrlKey: true }));
    await follow('Team');
    expect(address()).toBe('/office/team');
  });
});
