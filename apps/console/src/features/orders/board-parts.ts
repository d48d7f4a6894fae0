/** What the board shows only when somebody asks for it: files of their own, which come after it (D-295). */
export const BOARD_PARTS = {
  'find-orders': () => import('./FindOrders.tsx'),
  'order-story': () => import('./OrderStory.tsx'),
  'print-choice': () => import('./PrintChoice.tsx'),
  'print-settings': () => import('./PrintSettings.tsx'),
  'printer-bars': () => import('./PrinterBars.tsx'),
  'reject-form': () => import('./RejectForm.tsx'),
  ticket: () => import('./TicketPrinter.tsx'),
};
