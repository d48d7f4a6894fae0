import { VisuallyHidden } from '@tallrik/ui/VisuallyHidden';

/** For who hears the page: how sorting works, and each step of it. */
export const SortWords = (props: { words: { hintId: string; hint: string; said: string } }) => (
  <>
    <VisuallyHidden id={props.words.hintId}>{props.words.hint}</VisuallyHidden>
    <VisuallyHidden>
      <span role="status" aria-live="assertive">
        {props.words.said}
      </span>
    </VisuallyHidden>
  </>
);
