import { isLongTitle } from '@tallrik/domain/company/layout';
import { localized } from '@tallrik/domain/company/localized';
import { addButton } from '@tallrik/domain/menu/add-button';
import { choiceGroupsOf } from '@tallrik/domain/menu/choice-groups';
import { titleOf } from '@tallrik/domain/menu/dishes';
import { ITEM_SCENE, sceneAfter, sceneBefore } from '@tallrik/domain/menu/item-scene';
import { leastPrice } from '@tallrik/domain/menu/least-price';
import { priceOfUnits } from '@tallrik/domain/menu/prices';
import { chooseVariation, withoutGone } from '@tallrik/domain/menu/choose-variation';
import {
  initialSelection,
  missingRequiredGroups,
  selectedIn,
} from '@tallrik/domain/menu/selection';
import {
  maxQuantity,
  MIN_QUANTITY_PER_ADD,
  variationAvailability,
} from '@tallrik/domain/menu/stock';
import {
  chosenUpsells,
  totalWithUpsells,
  upsellSteps,
  type UpsellQuantities,
} from '@tallrik/domain/menu/upsells';
import { IconButton } from '@tallrik/ui/IconButton';
import { TopBar } from '@tallrik/ui/TopBar';
import { useMemo, useRef, useState } from 'react';
import { useNavigate, useParams } from '../../../shared/router/router.tsx';
import { useCart } from '../../../shared/cart-socket/use-cart.ts';
import { useDishWords } from '../../../shared/dish/use-dish-words.ts';
import type { Offering } from '../../../shared/menu/offering.ts';
import { useMoney } from '../../../shared/money/use-money.ts';
import { paths } from '../../../shared/paths.ts';
import { beginPage } from '../../../shared/screens/begin-page.ts';
import { useGoBack } from '../../../shared/screens/use-go-back.ts';
import { useDocumentTitle } from '../../../shared/screens/use-document-title.ts';
import { useReader, useTranslate } from '../../../shared/translate/use-translate.tsx';
import { useAddToCart, useCheckAdding } from '../use-add-to-cart.ts';
import { AddBar } from './AddBar.tsx';
import { GROUP_ID_PREFIX, ItemView } from './ItemView.tsx';
import type { ItemPageData } from './use-item-page.ts';
import { UpsellStepView } from './UpsellStepView.tsx';
import { useLimitToast } from '../../../shared/dish/use-limit-toast.ts';

export function ItemPage({ offering, page }: { offering: Offering; page: ItemPageData }) {
  const { categoryId = null } = useParams();
  const { cart } = useCart();
  const { dish } = page;
  const t = useTranslate();
  const reader = useReader();
  const money = useMoney();
  const navigate = useNavigate();
  const goBack = useGoBack(
    categoryId
      ? paths.category.to(offering.venue.id, categoryId)
      : paths.start.to(offering.venue.id),
  );
  const addToCart = useAddToCart();
  const checkAdding = useCheckAdding();
  const dishWords = useDishWords();

  const groups = useMemo(
    () => choiceGroupsOf(dish.item, offering.groups),
    [dish.item, offering.groups],
  );
  const isAvailable = useMemo(
    () => variationAvailability(offering.inventory),
    [offering.inventory],
  );
  const [chosenSoFar, setSelection] = useState(() => initialSelection(groups, isAvailable));
  const selection = withoutGone(groups, chosenSoFar);
  const [firstSelection] = useState(chosenSoFar);
  const [quantity, setQuantity] = useState<number>(MIN_QUANTITY_PER_ADD);
  const [scene, setScene] = useState(ITEM_SCENE);
  const [upsells, setUpsells] = useState<UpsellQuantities>({});
  const [hasTriedToAdd, setTriedToAdd] = useState(false);

  const unitsInCart = (itemId: string) =>
    cart.items.filter((line) => line.itemId === itemId).length;
  const max = maxQuantity(offering.inventory, dish.item.id, unitsInCart(dish.item.id));
  const units = Math.max(MIN_QUANTITY_PER_ADD, Math.min(quantity, max));
  const total = priceOfUnits(leastPrice(dish.entry, groups, selection), units);
  const missing = missingRequiredGroups(groups, selection);
  const button = addButton(
    page.isComplete
      ? {
          status: 'READY',
          missingRequiredGroups: missing,
          total,
        }
      : { status: 'LOADING' },
  );
  const closedButton = !page.isServed
    ? ({ kind: 'NOT_SERVED' } as const)
    : max === 0
      ? ({ kind: 'SOLD_OUT' } as const)
      : null;
  const stock = { inventory: offering.inventory, unitsInCart };
  const steps = upsellSteps(dish.item, {
    upsellGroups: page.upsellGroups,
    modificationGroups: offering.groups,
    dishes: page.upsellDishes,
    ...stock,
  });
  const chosenBeside = chosenUpsells(steps, upsells);
  const title = titleOf(dish.item, reader);
  useDocumentTitle(title);

  const showLimitToast = useLimitToast();

  // The second tap of a double tap arrives before the page has gone: it must not order a second portion.
  const isAdding = useRef(false);
  async function submit() {
    if (isAdding.current) return;
    isAdding.current = true;
    const added = await addToCart(offering, {
      dish: { ...dish, groups },
      selection,
      categoryId,
      quantity: units,
      upsells: chosenBeside.map(({ dish: upsell, quantity: count }) => ({
        dish: { ...upsell, groups: choiceGroupsOf(upsell.item, offering.groups) },
        quantity: count,
      })),
    });
    isAdding.current = added.ok;
    if (!added.ok) return;
    // ITEM-33: back to where the guest was choosing, in place of the dish: left behind, it would lie under the back
    // button, ready to be added a second time.
    navigate(categoryId ? paths.menu.to(offering.venue.id) : paths.start.to(offering.venue.id), {
      replace: true,
    });
  }

  // A step of the same address is a page to the guest.
  function show(next: typeof scene) {
    setScene(next);
    beginPage();
  }

  function proceed() {
    const first = missing[0];
    if (first) {
      setTriedToAdd(true);
      document
        .getElementById(GROUP_ID_PREFIX + first.id)
        ?.scrollIntoView({ behavior: 'smooth', block: 'center' });
      return;
    }
    if (scene.name === 'ITEM' && steps.length > 0 && !checkAdding(offering, dish.item.id).ok)
      return;
    const next = sceneAfter(scene, steps.length);
    if (next === 'SUBMIT') void submit();
    else show(next);
  }

  function leave() {
    const previous = sceneBefore(scene);
    if (previous === 'LEAVE') goBack();
    else show(previous);
  }

  const isOnPicture = scene.name === 'ITEM';
  const topBar = (
    <TopBar
      variant={isOnPicture ? 'over' : 'plain'}
      staysOnDesktop
      start={
        <IconButton
          icon="back"
          variant={isOnPicture ? 'solid' : 'plain'}
          label={t('General.Back')}
          onClick={leave}
        />
      }
    >
      {!isOnPicture && title}
    </TopBar>
  );
  const step = scene.name === 'UPSALES' ? steps[scene.step] : undefined;
  if (scene.name === 'UPSALES' && step) {
    return (
      <UpsellStepView
        step={step}
        place={scene.step}
        stepCount={steps.length}
        quantities={upsells}
        onChange={setUpsells}
        onLimit={showLimitToast}
        onNext={proceed}
        total={totalWithUpsells(total, chosenBeside, offering.groups)}
        stock={stock}
        groups={offering.groups}
        topBar={topBar}
      />
    );
  }

  const view = {
    selection,
    firstSelection,
    isAvailable,
    missing: hasTriedToAdd ? missing : [],
  };
  const chosen = groups.flatMap((group) =>
    group.variations
      .filter(({ id }) => selectedIn(selection, group.id).includes(id))
      .map((choice) => localized(choice.nameLang, choice.name, reader.language, reader.company)),
  );
  return (
    <>
      <ItemView
        title={title}
        isLongTitle={isLongTitle(title)}
        description={localized(
          dish.item.descriptionLang,
          dish.item.description,
          reader.language,
          reader.company,
        )}
        price={money(dish.entry.price)}
        image={dish.item.image}
        hints={[
          ...(page.isServed ? [] : [`${t('Item.NotServed.Title')}. ${t('Item.NotServed.Text')}`]),
          ...(dish.item.ageRestricted ? [t('Item.AgeRestricted')] : []),
        ]}
        allergens={dishWords.allergens(dish.item, groups)}
        groups={groups.map((group) => dishWords.choiceGroup(group, view))}
        onToggle={(groupId, variationId) =>
          setSelection(chooseVariation(groups, selection, { groupId, variationId }, isAvailable))
        }
        topBar={topBar}
      />
      <AddBar
        title={title}
        chosen={chosen.join(', ')}
        button={closedButton ?? button}
        quantity={units}
        max={max}
        onQuantity={setQuantity}
        onLimit={showLimitToast}
        onAdd={proceed}
      />
    </>
  );
}
