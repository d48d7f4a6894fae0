export type FakeClock = {
  now: () => Temporal.Instant;
  /** Moves time on and runs what fell due on the way, in order, each at its own moment. */
  advance: (duration: Temporal.DurationLike) => void;
  /** Runs the callback once, after so many milliseconds of this clock; the answer cancels it. */
  schedule: (delayMs: number, callback: () => void) => () => void;
};

type Appointment = { at: number; callback: () => void };

/** Time that stands still until a test moves it: nothing sleeps, nothing races. */
export function fakeClock(start: string): FakeClock {
  let now = Temporal.Instant.from(start);
  let appointments: Appointment[] = [];

  const nextDue = (until: number): Appointment | undefined =>
    appointments
      .filter((appointment) => appointment.at <= until)
      .toSorted((one, other) => one.at - other.at)[0];

  const cancel = (appointment: Appointment): void => {
    appointments = appointments.filter((other) => other !== appointment);
  };

  return {
    now: () => now,
    advance: (duration) => {
      const end = now.add(duration);
      for (
        let due = nextDue(end.epochMilliseconds);
        due !== undefined;
        due = nextDue(end.epochMilliseconds)
      ) {
        cancel(due);
        now = Temporal.Instant.fromEpochMilliseconds(due.at);
        due.callback();
      }
      now = end;
    },
    schedule: (delayMs, callback) => {
      const appointment = { at: now.epochMilliseconds + delayMs, callback };
      appointments = [...appointments, appointment];
      return () => cancel(appointment);
    },
  };
}
