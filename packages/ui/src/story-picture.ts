import type { PictureSource } from './Picture.tsx';

/** A bowl on a table, drawn here so that the gallery needs no file and no network. */
export function storyPicture(width: number, height: number, tone: 1 | 2 | 3 = 1): PictureSource {
  const [cloth, soup] = (
    {
      1: ['hsl(140 18% 80%)', 'hsl(18 82% 58%)'],
      2: ['hsl(38 40% 86%)', 'hsl(96 38% 52%)'],
      3: ['hsl(210 24% 82%)', 'hsl(45 88% 62%)'],
    } as const
  )[tone];
  const bowl = Math.min(width, height) * 0.4;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
    <rect width="100%" height="100%" fill="${cloth}"/>
    <circle cx="50%" cy="53%" r="${bowl}" fill="black" opacity=".12"/>
    <circle cx="50%" cy="50%" r="${bowl}" fill="white"/>
    <circle cx="50%" cy="50%" r="${bowl * 0.72}" fill="${soup}"/>
    <circle cx="46%" cy="45%" r="${bowl * 0.12}" fill="white" opacity=".7"/>
    <circle cx="54%" cy="56%" r="${bowl * 0.09}" fill="green" opacity=".6"/>
  </svg>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, width, height };
}
