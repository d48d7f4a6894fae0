import {
  GraphQLError,
  Kind,
  type ASTVisitor,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

/** Our deepest own query is an item page with 9 levels; a loop over categories and items needs more. */
export const MAX_DEPTH = 12;
/** Several hundred aliases of one list would multiply its cost. */
export const MAX_ROOT_FIELDS = 20;
export const MAX_TOKENS = 3_000;

type Fragments = Pick<ValidationContext, 'getFragment'>;

/** Fields at the top, also those that a fragment brings; one that is spread twice brings them once. */
function countRootFields(
  { selections }: SelectionSetNode,
  fragments: Fragments,
  spread = new Set<string>(),
): number {
  let count = 0;
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) count += 1;
    else if (selection.kind === Kind.INLINE_FRAGMENT)
      count += countRootFields(selection.selectionSet, fragments, spread);
    else if (!spread.has(selection.name.value)) {
      spread.add(selection.name.value);
      const fragment = fragments.getFragment(selection.name.value);
      if (fragment) count += countRootFields(fragment.selectionSet, fragments, spread);
    }
  }
  return count;
}

/** How deep fields lie in each other. A fragment is measured once, wherever it is spread, and one in itself (refused elsewhere) is no depth. */
function depthOf(
  { selections }: SelectionSetNode,
  fragments: Fragments,
  known = new Map<string, number>(),
): number {
  let deepest = 1;
  const below = (set: SelectionSetNode) => depthOf(set, fragments, known);
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) {
      if (selection.selectionSet) deepest = Math.max(deepest, 1 + below(selection.selectionSet));
    } else if (selection.kind === Kind.INLINE_FRAGMENT)
      deepest = Math.max(deepest, below(selection.selectionSet));
    else {
      const name = selection.name.value;
      const fragment = known.has(name) ? undefined : fragments.getFragment(name);
      if (fragment) {
        known.set(name, 1);
        known.set(name, below(fragment.selectionSet));
      }
      deepest = Math.max(deepest, known.get(name) ?? 1);
    }
  }
  return deepest;
}

/** Refuses documents nested or widened beyond what any of our apps asks, fragments counted as what they stand for (D-139). */
export function limitDepthAndWidth(context: ValidationContext): ASTVisitor {
  const refuse = (message: string) => context.reportError(new GraphQLError(message));
  return {
    OperationDefinition: ({ selectionSet }) => {
      if (depthOf(selectionSet, context) > MAX_DEPTH) refuse('The query is nested too deeply');
      else if (countRootFields(selectionSet, context) > MAX_ROOT_FIELDS)
        refuse('The query asks for too much at once');
      return undefined;
    },
  };
}
