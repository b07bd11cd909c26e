/** Where the pictures of a preview come from: a drawn sleeve, or the recording of a demo. */
export interface FrameSource {
  /** Six-digit hex colours, where the pictures are flat; they are then encoded without loss. */
  colours?: readonly string[];
  /** One loop, evenly spaced in time; each an image file in memory, of any size in the preview's proportions. */
  loadFrames: () => Promise<Buffer[]>;
}
