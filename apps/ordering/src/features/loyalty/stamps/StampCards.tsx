import { localized } from '@tallrik/domain/company/localized';
import {
  isFinishDue,
  isStampCardShown,
  stampPlaces,
  stampsToMarkSeen,
} from '@tallrik/domain/loyalty/stamp-cards';
import { Button } from '@tallrik/ui/Button';
import { Dialog } from '@tallrik/ui/Dialog';
import { Icon } from '@tallrik/ui/Icon';
import { Section } from '@tallrik/ui/Section';
import { classNames } from '@tallrik/ui/class-names';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useToken } from '../../../shared/guest/use-guest.ts';
import { useServices } from '../../../shared/services/services.tsx';
import { useReader, useTranslate } from '../../../shared/translate/use-translate.tsx';
import { homeQuery, markStampSeen, type GuestStampCard } from '../home-query.ts';
import styles from './StampCards.module.css';

/** The guest's stamp cards, each with its details; a full one says so once (LOYAL-08 to LOYAL-13). */
export function StampCards({ venueId }: { venueId: string | null }) {
  const t = useTranslate();
  const { api } = useServices();
  const queryClient = useQueryClient();
  const token = useToken() ?? '';
  const home = useQuery({ ...homeQuery(api, token), enabled: token !== '' });
  const [openId, setOpenId] = useState<string | null>(null);
  const cards = (home.data?.stampCards ?? []).filter((card) => isStampCardShown(card, venueId));
  const finished = cards.find(isFinishDue);
  const open = cards.find(({ id }) => id === openId);
  if (cards.length === 0) return null;

  async function markSeen(card: GuestStampCard) {
    await Promise.all(stampsToMarkSeen(card).map((id) => markStampSeen(api, id)));
    await queryClient.invalidateQueries({ queryKey: ['home'] });
  }
  return (
    <Section title={t('StampCard.Title')} hasGutter>
      <ul className={styles.cards}>
        {cards.map((card) => (
          <li key={card.id}>
            <StampCardTile card={card} onOpen={() => setOpenId(card.id)} />
          </li>
        ))}
      </ul>
      <StampCardDetails card={open ?? null} onClose={() => setOpenId(null)} />
      <Dialog
        open={finished !== undefined}
        onClose={null}
        icon="gift"
        tone="success"
        title={t('StampCard.Finish.Title')}
        text={t('StampCard.Finish')}
        actions={
          <Button wide onClick={() => finished && void markSeen(finished)}>
            {t('General.Ok')}
          </Button>
        }
      />
    </Section>
  );
}

function useCardWords(card: GuestStampCard) {
  const { language, company } = useReader();
  return {
    name: localized(card.name, card.plainName, language, company),
    description: localized(card.description, card.plainDescription, language, company),
    details: localized(card.details, null, language, company),
  };
}

function StampCardTile({ card, onOpen }: { card: GuestStampCard; onOpen: () => void }) {
  const words = useCardWords(card);
  return (
    <button type="button" className={styles.tile} onClick={onOpen}>
      <span className={styles.count}>
        {card.stamps.length}/{card.requiredCount}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{words.name}</span>
        {words.description && <span className={styles.text}>{words.description}</span>}
        <span className={styles.dots} aria-hidden="true">
          {stampPlaces(card).map((place, at) => (
            <span
              key={at}
              className={classNames(styles.dot, place === 'ACTIVE' && styles.active)}
            />
          ))}
        </span>
      </span>
    </button>
  );
}

function StampCardDetails(props: { card: GuestStampCard | null; onClose: () => void }) {
  const t = useTranslate();
  return (
    <Dialog
      open={props.card !== null}
      onClose={props.onClose}
      title={t('StampCard.Details')}
      actions={
        <Button wide variant="line" onClick={props.onClose}>
          {t('General.Close')}
        </Button>
      }
    >
      {props.card && <Details card={props.card} />}
    </Dialog>
  );
}

/** BRAND-13: circles of 64 px, one per stamp the card needs. */
function Details({ card }: { card: GuestStampCard }) {
  const t = useTranslate();
  const words = useCardWords(card);
  return (
    <div className={styles.details}>
      <p className={styles.name}>{words.name}</p>
      <p className={styles.text}>{words.details || words.description}</p>
      <ol
        className={styles.circles}
        aria-label={t('StampCard.Count', { count: card.stamps.length, of: card.requiredCount })}
      >
        {stampPlaces(card).map((place, at) => (
          <li key={at} className={classNames(styles.circle, place === 'ACTIVE' && styles.active)}>
            {place === 'ACTIVE' ? <Icon name="star" /> : at + 1}
          </li>
        ))}
      </ol>
    </div>
  );
}
