import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Picture } from './Picture.tsx';

afterEach(cleanup);

const soup = {
  src: '/media/soup/560x368.webp',
  srcSet: '/media/soup/280x184.webp 280w, /media/soup/560x368.webp 560w',
  sizes: '280px',
  windows: [{ media: '(width <= 360px)', src: '/media/soup/720x480.webp' }],
  width: 560,
  height: 368,
};

it('[BRAND-14] asks for the sizes it was given and keeps the place free', () => {
  render(<Picture source={soup} alt="Soup" />);
  const image = screen.getByRole('img', { name: 'Soup' });
  expect(image.getAttribute('srcset')).toBe(soup.srcSet);
  expect(image.getAttribute('width')).toBe('560');
  expect(image.getAttribute('height')).toBe('368');
  expect(image.getAttribute('loading')).toBe('lazy');
  const narrow = image.parentElement?.querySelector('source');
  expect(narrow?.media).toBe('(width <= 360px)');
  expect(narrow?.srcset).toBe('/media/soup/720x480.webp');
});

it('carries no style attribute: the page policy blocks them', () => {
  const { container } = render(<Picture source={soup} alt="Soup" />);
  expect(container.querySelector('[style]')).toBeNull();
});

it('a picture that fails gives way to a drawing with the same name', () => {
  render(<Picture source={soup} alt="Soup" />);
  fireEvent.error(screen.getByRole('img', { name: 'Soup' }));
  expect(screen.getByRole('img', { name: 'Soup' }).tagName).toBe('SPAN');
});
