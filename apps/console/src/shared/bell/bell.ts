/** What there is to ring for. */
export type RingKind = 'ORDER' | 'URGENT' | 'OFFLINE';

type Note = { hertz: number; at: number };
const NOTE_SECONDS = 0.4;

const RINGS: Readonly<Record<RingKind, { notes: readonly Note[]; loudness: number }>> = {
  // Two notes, a fifth apart: heard over a fan, not mistaken for a phone.
  ORDER: {
    notes: [
      { hertz: 880, at: 0 },
      { hertz: 1318.5, at: 0.18 },
      { hertz: 880, at: 0.5 },
      { hertz: 1318.5, at: 0.68 },
    ],
    loudness: 0.6,
  },
  // Higher, faster and as loud as the tablet can: the order is gone in a minute.
  URGENT: {
    notes: Array.from({ length: 8 }, (_none, count) => ({
      hertz: count % 2 === 0 ? 1318.5 : 1760,
      at: count * 0.16,
    })),
    loudness: 1,
  },
  // Falling: nothing new comes, and nobody would hear that.
  OFFLINE: {
    notes: [
      { hertz: 659.3, at: 0 },
      { hertz: 440, at: 0.25 },
    ],
    loudness: 0.6,
  },
};

export type Bell = {
  /** Browsers are silent until the first tap; called from one, this makes later rings audible. */
  unlock: () => Promise<boolean>;
  isUnlocked: () => boolean;
  ring: (kind: RingKind) => void;
};

export function makeBell(openAudio: () => AudioContext): Bell {
  let audio: AudioContext | null = null;
  const isUnlocked = () => audio?.state === 'running';

  return {
    isUnlocked,
    unlock: async () => {
      audio ??= openAudio();
      await audio.resume();
      return isUnlocked();
    },
    ring: (kind) => {
      if (!audio || !isUnlocked()) return;
      const { notes, loudness } = RINGS[kind];
      for (const { hertz, at } of notes) play(audio, hertz, audio.currentTime + at, loudness);
    },
  };
}

function play(audio: AudioContext, hertz: number, at: number, peak: number) {
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  tone.type = 'triangle';
  tone.frequency.value = hertz;
  // A note that starts or stops at full loudness clicks.
  loudness.gain.setValueAtTime(0, at);
  loudness.gain.linearRampToValueAtTime(peak, at + 0.01);
  loudness.gain.exponentialRampToValueAtTime(0.001, at + NOTE_SECONDS);
  tone.connect(loudness).connect(audio.destination);
  tone.start(at);
  tone.stop(at + NOTE_SECONDS);
}
