export interface QuantityFieldProps {
  value: number;
  most: number;
  unit: string;
}
