/** One thing done to a story, and what a screen reader says then: the focused element, and what live regions say. */
export interface TranscriptStep {
  /**
   * Keys pressed one after the other (`Tab`, `ArrowRight`), or a text typed, or the name of what is clicked, or seconds
   * by which the clock moves on. No keys (`{ press: [] }`) listens to the story as it opens.
   */
  do: { press: readonly string[] } | { type: string } | { click: string } | { wait: number };
  /**
   * Role, name, states and value of the element that has focus then, as the accessibility tree gives them, after the
   * containers that focus has just entered: `list "已选", 3 items › button "移除机器人"`. Left out, it is not checked.
   * The format is that of tests/announcements/focus-line.ts.
   */
  focus?: string;
  /** What live regions have said since the step began, in order. Left out, they must have been silent. */
  live?: readonly string[];
}

/** `<name>/<name>.transcript.ts`: run against the story by the tests, and shown in the documentation. */
export interface Transcript {
  /** The story's id: `ui-tabs--default`. */
  story: string;
  steps: readonly TranscriptStep[];
}
