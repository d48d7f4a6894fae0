import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from './Dialog.tsx';
import { focusPressed } from './focus-pressed.ts';
import { Sheet } from './Sheet.tsx';

// jsdom knows the dialog element but not its methods; these are their visible effects.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
  };
  HTMLDialogElement.prototype.getAnimations = () => [];
});
afterEach(cleanup);

function SignOut(props: { canDismiss?: boolean; onClose?: () => void }) {
  const [open, setOpen] = useState(false);
  const close = () => {
    props.onClose?.();
    setOpen(false);
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Sign out
      </button>
      <Dialog
        open={open}
        onClose={props.canDismiss === false ? null : close}
        title="Cart will be cleared"
        actions={
          <button type="button" data-autofocus onClick={close}>
            OK
          </button>
        }
      />
    </>
  );
}

const openIt = () => {
  const opener = screen.getByRole('button', { name: 'Sign out' });
  opener.focus();
  fireEvent.click(opener);
  return opener;
};

const nextFrame = () =>
  act(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));

it('[D-144] a focus that falls on the page while the dialog opens is taken into it, also some frames later', async () => {
  render(<SignOut />);
  openIt();
  for (let frame = 0; frame < 3; frame += 1) {
    screen.getByRole('button', { name: 'OK' }).blur();
    expect(document.activeElement).toBe(document.body);
    await nextFrame();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'OK' }));
  }
});

describe('Dialog', () => {
  it('[D-144] is named by its title and takes the focus', () => {
    render(<SignOut />);
    openIt();
    expect(screen.getByRole('alertdialog', { name: 'Cart will be cleared' })).toBeInstanceOf(
      HTMLElement,
    );
    expect(document.activeElement?.textContent).toBe('OK');
  });

  it('[D-144] gives the focus back to what opened it', async () => {
    render(<SignOut />);
    const opener = openIt();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'OK' })));
    expect(document.activeElement).toBe(opener);
    expect(screen.queryByText('Cart will be cleared')).toBeNull();
  });

  it('[D-144] gives the focus back when it is unmounted while open', () => {
    function Page() {
      const [isAsking, setAsking] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setAsking(true)}>
            Sign out
          </button>
          {isAsking && (
            <Dialog
              open
              onClose={null}
              title="Sure?"
              actions={
                <button type="button" data-autofocus onClick={() => setAsking(false)}>
                  Yes
                </button>
              }
            />
          )}
        </>
      );
    }
    render(<Page />);
    const opener = openIt();
    fireEvent.click(screen.getByRole('button', { name: 'Yes' }));
    expect(document.activeElement).toBe(opener);
  });

  it('keeps the place of a scrollbar only on a page that has one, or the page would jump aside', () => {
    const root = document.documentElement;
    const height = vi.spyOn(root, 'scrollHeight', 'get');
    for (const [pageHeight, isPositionKept] of [
      [2000, true],
      [0, false],
    ] as const) {
      height.mockReturnValue(pageHeight);
      render(<SignOut />);
      openIt();
      expect(root.hasAttribute('data-scrolls')).toBe(isPositionKept);
      cleanup();
    }
    height.mockRestore();
  });

  it('Escape and a tap on the backdrop close it', async () => {
    const closed = vi.fn();
    render(<SignOut onClose={closed} />);
    openIt();
    await act(async () =>
      fireEvent(screen.getByRole('alertdialog'), new Event('cancel', { cancelable: true })),
    );
    expect(closed).toHaveBeenCalledTimes(1);
    openIt();
    await act(async () => fireEvent.mouseDown(screen.getByRole('alertdialog')));
    expect(closed).toHaveBeenCalledTimes(2);
  });

  it('a question that needs an answer stays open', () => {
    render(<SignOut canDismiss={false} />);
    openIt();
    const dialog = screen.getByRole('alertdialog');
    const escape = new Event('cancel', { cancelable: true });
    fireEvent(dialog, escape);
    fireEvent.mouseDown(dialog);
    expect(escape.defaultPrevented).toBe(true);
    expect(dialog.hasAttribute('open')).toBe(true);
  });
});

describe('Sheet', () => {
  it('a tap inside does not close it, its close button does', () => {
    const close = vi.fn();
    render(
      <Sheet open onClose={close} title="Comment" closeLabel="Close">
        <p>To the kitchen</p>
      </Sheet>,
    );
    fireEvent.mouseDown(screen.getByText('To the kitchen'));
    expect(close).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(close).toHaveBeenCalledOnce();
  });
});

function LanguagePage() {
  const [isOpen, setOpen] = useState(false);
  return (
    <main tabIndex={-1}>
      <input aria-label="Name" />
      <button type="button" onClick={() => setOpen(true)}>
        <b>Language</b>
      </button>
      <Dialog
        open={isOpen}
        onClose={null}
        title="Choose"
        actions={
          <button type="button" data-autofocus onClick={() => setOpen(false)}>
            English
          </button>
        }
      />
    </main>
  );
}

describe('Dialog in a browser that gives what is pressed no focus', () => {
  beforeAll(() => focusPressed(document));

  it.each([
    { where: 'nowhere', focused: () => document.body },
    { where: 'on the page around it', focused: () => screen.getByRole('main') },
  ])(
    '[D-144] what is pressed in a browser that leaves the focus $where gets it back when the dialog closes',
    ({ focused }) => {
      render(<LanguagePage />);
      focused().focus();
      fireEvent.click(screen.getByText('Language'));
      fireEvent.click(screen.getByRole('button', { name: 'English' }));
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Language' }));
    },
  );

  it('[D-144] a button pressed beside a field that is written in leaves it the focus, and the phone its keyboard', () => {
    render(<LanguagePage />);
    const field = screen.getByLabelText('Name');
    field.focus();
    fireEvent.click(screen.getByText('Language'));
    fireEvent.click(screen.getByRole('button', { name: 'English' }));
    expect(document.activeElement).toBe(field);
  });
});
