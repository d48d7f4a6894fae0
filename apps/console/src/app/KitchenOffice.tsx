import { KitchenSetup } from '../features/administration/kitchen/KitchenSetup.tsx';
import { AdminTexts } from './AdminTexts.tsx';

/** Stations and printers in the board's settings: set up once in a year, and not loaded with every board (D-295). */
export const KitchenOffice = (props: { venueId: string; onBack: () => void }) => (
  <AdminTexts>
    <KitchenSetup {...props} />
  </AdminTexts>
);
