import { cleanComment, COMMENT_MAX_LENGTH } from '@tallrik/domain/cart/comment';
import { Button } from '@tallrik/ui/Button';
import { Sheet } from '@tallrik/ui/Sheet';
import { TextArea } from '@tallrik/ui/TextArea';
import { useState } from 'react';
import { useTranslate } from '../../shared/translate/use-translate.tsx';

export function CommentSheet(props: {
  open: boolean;
  comment: string;
  onClose: () => void;
  onSave: (comment: string) => void;
}) {
  const t = useTranslate();
  return (
    <Sheet
      open={props.open}
      onClose={props.onClose}
      title={t('Cart.Comment')}
      closeLabel={t('General.Close')}
      actions={
        <Button wide type="submit" form="comment-form">
          {t('General.Save')}
        </Button>
      }
    >
      <CommentForm {...props} />
    </Sheet>
  );
}

/** Cleans while the guest types, so that nobody is surprised by what the kitchen reads (CART-38, CART-39). */
function CommentForm({ comment, onSave }: { comment: string; onSave: (comment: string) => void }) {
  const t = useTranslate();
  const [draft, setDraft] = useState(comment);
  return (
    <form
      id="comment-form"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(draft.trim());
      }}
    >
      <TextArea
        label={t('Cart.Comment.Label')}
        value={draft}
        maxLength={COMMENT_MAX_LENGTH}
        counterLabel={t('Cart.Comment.Left', { count: COMMENT_MAX_LENGTH - draft.length })}
        hasAutofocus
        onChange={(text) => setDraft(cleanComment(text))}
      />
    </form>
  );
}
