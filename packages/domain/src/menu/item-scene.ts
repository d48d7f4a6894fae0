/** What the item page shows: the dish, or one upsell group (ITEM-04, ITEM-06). */
export type ItemScene = { name: 'ITEM' } | { name: 'UPSALES'; step: number };

export const ITEM_SCENE: ItemScene = { name: 'ITEM' };

/** Add and Next: on to the next upsell step, or to the cart after the last one (ITEM-04, ITEM-05, ITEM-07). */
export function sceneAfter(scene: ItemScene, stepCount: number): ItemScene | 'SUBMIT' {
  const step = scene.name === 'ITEM' ? 0 : scene.step + 1;
  return step < stepCount ? { name: 'UPSALES', step } : 'SUBMIT';
}

/** Back: to the previous step, from the first one to the dish, from the dish off the page (ITEM-08). */
export function sceneBefore(scene: ItemScene): ItemScene | 'LEAVE' {
  if (scene.name === 'ITEM') return 'LEAVE';
  return scene.step === 0 ? ITEM_SCENE : { name: 'UPSALES', step: scene.step - 1 };
}
