import { UnreachableError } from '@tallrik/contract/client/api-error';
import { useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderOffice } from '../testing/render-office.tsx';
import { Remote } from './Remote.tsx';

afterEach(cleanup);

/** A page that reads a list, and can be made to read it again. */
function Page(props: { read: () => Promise<string> }) {
  const list = useQuery({ queryKey: ['list'], queryFn: props.read });
  return (
    <>
      <button type="button" onClick={() => void list.refetch()}>
        Read again
      </button>
      <Remote query={list}>{(text) => <p>{text}</p>}</Remote>
    </>
  );
}

const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

describe('[OFFICE-21] what a page reads', () => {
  it('is on its way, and says so to who cannot see it', () => {
    renderOffice(<Page read={() => new Promise(() => {})} />, {});
    expect(screen.getByRole('status').textContent).toBe('Loading');
  });

  it('did not come: what failed, that nothing is lost, and a way to try again', async () => {
    let isThere = false;
    const read = async () => {
      if (!isThere) throw new UnreachableError('offline');
      return 'Two dishes';
    };
    renderOffice(<Page read={read} />, {});
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^No connection.*What was saved is not lost/,
    );
    isThere = true;
    await press('Try again');
    expect(await screen.findByText('Two dishes')).toBeInstanceOf(HTMLElement);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('stays as it was read before, when it cannot be read again', async () => {
    let isThere = true;
    const read = async () => {
      if (!isThere) throw new UnreachableError('offline');
      return 'Two dishes';
    };
    renderOffice(<Page read={read} />, {});
    await screen.findByText('Two dishes');
    isThere = false;
    await press('Read again');
    expect((await screen.findByRole('alert')).textContent).toMatch(/No connection/);
    expect(screen.getByText('Two dishes')).toBeInstanceOf(HTMLElement);
  });
});
