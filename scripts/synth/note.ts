/** Beats count from the start of the piece, before swing; pitch as in MIDI, velocity from 0 to 1. */
export interface Note {
  beat: number;
  beats: number;
  pitch: number;
  velocity: number;
}

/** A drum: it has no pitch and ends by itself. */
export interface Hit {
  beat: number;
  velocity: number;
}
