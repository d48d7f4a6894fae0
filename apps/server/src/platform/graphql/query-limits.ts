import { GraphQLError, type ASTVisitor, type ValidationContext } from 'graphql';

/** Our deepest own query is an item page with 9 levels; a loop over categories and items needs more. */
export const MAX_DEPTH = 12;
/** Several hundred aliases of one list would multiply its cost. */
export const MAX_ROOT_FIELDS = 20;
export const MAX_TOKENS = 3_000;

/** Refuses documents nested or widened beyond what any of our apps asks (D-139). */
export function limitDepthAndWidth(context: ValidationContext): ASTVisitor {
  let depth = 0;
  let reported = false;
  return {
    SelectionSet: {
      enter: (node) => {
        depth += 1;
        const isTooDeep = depth > MAX_DEPTH;
        const isTooWide = depth === 1 && node.selections.length > MAX_ROOT_FIELDS;
        if (!reported && (isTooDeep || isTooWide)) {
          reported = true;
          context.reportError(
            new GraphQLError(
              isTooDeep ? 'The query is nested too deeply' : 'The query asks for too much at once',
              {
                nodes: node,
              },
            ),
          );
        }
      },
      leave: () => {
        depth -= 1;
      },
    },
  };
}
