import { createRoot } from 'react-dom/client';
import '../src/tokens.css';
import '../src/base.css';
import './brand-tokens.css';
import { readChoice } from './choice.ts';
import styles from './gallery.module.css';
import { findStory } from './stories.ts';

const BCP47 = { en: 'en', se: 'sv', es: 'es', no: 'nb', tr: 'tr', dk: 'da' };

const choice = readChoice(location.hash);
document.documentElement.dataset['brand'] = choice.brand;
document.documentElement.lang = BCP47[choice.language];
// A frame of its own per choice: media queries then answer for the chosen width.
addEventListener('hashchange', () => location.reload());

const found = findStory(choice.story);
createRoot(document.querySelector('#root')!).render(
  found === undefined ? (
    <p className={styles['padded']}>Choose a story.</p>
  ) : (
    <div className={styles[found.layout]}>
      <found.Story language={choice.language} />
    </div>
  ),
);
