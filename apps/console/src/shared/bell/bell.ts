/** Two notes, a fifth apart: heard over a fan, not mistaken for a phone. */
const NOTES = [
  { hertz: 880, at: 0 },
  { hertz: 1318.5, at: 0.18 },
  { hertz: 880, at: 0.5 },
  { hertz: 1318.5, at: 0.68 },
] as const;
const NOTE_SECONDS = 0.4;

export type Bell = {
  /** Browsers are silent until the first tap; called from one, this makes later rings audible. */
  unlock: () => Promise<boolean>;
  isUnlocked: () => boolean;
  ring: () => void;
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
    ring: () => {
      if (!audio || !isUnlocked()) return;
      for (const note of NOTES) play(audio, note.hertz, audio.currentTime + note.at);
    },
  };
}

function play(audio: AudioContext, hertz: number, at: number) {
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  tone.type = 'triangle';
  tone.frequency.value = hertz;
  // A note that starts or stops at full loudness clicks.
  loudness.gain.setValueAtTime(0, at);
  loudness.gain.linearRampToValueAtTime(0.6, at + 0.01);
  loudness.gain.exponentialRampToValueAtTime(0.001, at + NOTE_SECONDS);
  tone.connect(loudness).connect(audio.destination);
  tone.start(at);
  tone.stop(at + NOTE_SECONDS);
}
