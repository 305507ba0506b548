declare module '@20minutes/s3rver' {
  /** An S3 server over a folder; it checks signatures. Its one pair of keys is `S3RVER` and `S3RVER`. */
  export default class S3rver {
    constructor(options: {
      port: number;
      address: string;
      directory: string;
      silent: boolean;
      configureBuckets: { name: string }[];
    });
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
