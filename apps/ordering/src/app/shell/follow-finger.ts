/** SHELL-19. */
const DRAG_BACK_PX = 100;
/** Less than this may still become a scroll. */
const DECIDED_PX = 12;

/** Things inside a page that are dragged sideways themselves. */
const DRAGGED_ITSELF = '[data-drags], input[type="range"], dialog';

/**
 * Moves a page with the finger to the right and goes back beyond 100 px, until the answer is called.
 */
export function followFinger(element: HTMLElement, goBack: () => void): () => void {
  let start: { x: number; y: number } | null = null;
  let isDragging = false;

  const settle = () => {
    start = null;
    isDragging = false;
    element.style.transform = '';
  };
  const begin = (event: TouchEvent) => {
    const touch = event.touches[0];
    const isFree =
      event.touches.length === 1 &&
      touch !== undefined &&
      event.target instanceof Element &&
      !event.target.closest(DRAGGED_ITSELF) &&
      !isScrolledSideways(event.target, element);
    start = isFree ? { x: touch.clientX, y: touch.clientY } : null;
  };
  const move = (event: TouchEvent) => {
    const touch = event.touches[0];
    if (!start || !touch) return;
    const right = touch.clientX - start.x;
    const down = Math.abs(touch.clientY - start.y);
    if (!isDragging) {
      if (Math.max(Math.abs(right), down) < DECIDED_PX) return;
      if (right < DECIDED_PX || down > right) return settle();
      isDragging = true;
    }
    // The page is ours now: the browser must not scroll it as well.
    event.preventDefault();
    element.style.transform = `translateX(${Math.max(0, right)}px)`;
  };
  const end = (event: TouchEvent) => {
    const touch = event.changedTouches[0];
    const isFar = isDragging && start && touch && touch.clientX - start.x > DRAG_BACK_PX;
    settle();
    if (isFar) goBack();
  };

  element.addEventListener('touchstart', begin, { passive: true });
  element.addEventListener('touchmove', move, { passive: false });
  element.addEventListener('touchend', end);
  element.addEventListener('touchcancel', settle);
  return () => {
    settle();
    element.removeEventListener('touchstart', begin);
    element.removeEventListener('touchmove', move);
    element.removeEventListener('touchend', end);
    element.removeEventListener('touchcancel', settle);
  };
}

/** A strip of cards keeps its own sideways movement as long as it can go back. */
function isScrolledSideways(from: Element, upTo: Element): boolean {
  for (let at: Element | null = from; at && at !== upTo; at = at.parentElement) {
    if (at.scrollWidth > at.clientWidth && at.scrollLeft > 0) return true;
  }
  return false;
}
