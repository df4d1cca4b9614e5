/** The parts of libheif that the HEIC worker uses. Functions that begin with `_` are those of C: they take addresses. */
declare module 'libheif-js/wasm-bundle.js' {
  export interface Failure {
    readonly code: object;
    readonly message?: string;
  }
  export interface Pointer {
    /** Where embind keeps the address of the object. */
    readonly $$: { readonly ptr: number };
  }
  interface Channel {
    readonly width: number;
    readonly height: number;
    /** The bytes of a row, which may end with padding. */
    readonly stride: number;
    readonly data: Uint8Array;
  }
  interface Image {
    readonly image: Pointer;
    readonly channels: readonly Channel[];
  }
  interface Libheif {
    readonly HEAPU8: Uint8Array;
    readonly heif_error_code: { readonly heif_error_Ok: object };
    readonly heif_colorspace: { readonly heif_colorspace_RGB: unknown };
    readonly heif_chroma: { readonly heif_chroma_interleaved_RGB: unknown };
    heif_context_alloc(): object;
    heif_context_free(context: object): void;
    heif_context_read_from_memory(
      context: object,
      content: Uint8Array,
    ): { readonly code: object; readonly message: string };
    heif_js_context_get_primary_image_handle(context: object): Pointer | Failure;
    heif_image_handle_get_width(handle: Pointer): number;
    heif_image_handle_get_height(handle: Pointer): number;
    heif_image_handle_release(handle: Pointer): void;
    heif_js_decode_image2(
      handle: Pointer,
      colorspace: unknown,
      chroma: unknown,
    ): Image | Failure | Promise<Image | Failure>;
    heif_image_release(image: object): void;
    _heif_image_handle_get_raw_color_profile_size(handle: number): number;
    _heif_image_handle_get_raw_color_profile(error: number, handle: number, target: number): void;
    _heif_image_handle_get_nclx_color_profile(error: number, handle: number, target: number): void;
    _heif_nclx_color_profile_free(profile: number): void;
    _heif_image_get_decoding_warnings(image: number, first: number, target: number, most: number): number;
    _malloc(bytes: number): number;
    _free(address: number): void;
  }
  const libheif: Libheif;
  export default libheif;
}
