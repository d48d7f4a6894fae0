import { latePart } from '../../shared/screens/late-part.tsx';

/** On a phone it lies in a closed drawer, on a wide screen the server has drawn it: no first page waits for its code. */
export const LateSideMenu = latePart(async () => (await import('./SideMenu.tsx')).SideMenu);
