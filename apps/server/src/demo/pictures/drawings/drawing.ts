import { drawBowl, type Bowl } from './bowl.ts';
import { drawBurger, type Burger } from './burger.ts';
import { drawGlass, type Glass } from './glass.ts';
import { drawSkewer, type Skewer } from './skewer.ts';

/** A dish drawn for itself, where one drawing of a kind would stand for a whole menu of it (F-69). */
export type Drawing = Bowl | Burger | Glass | Skewer;

export function draw(dish: Drawing): string {
  switch (dish.kind) {
    case 'bowl':
      return drawBowl(dish);
    case 'burger':
      return drawBurger(dish);
    case 'glass':
      return drawGlass(dish);
    case 'skewer':
      return drawSkewer(dish);
  }
}
